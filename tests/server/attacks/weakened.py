"""Does each test of an attack notice when the guard it is about is taken away?

    python -m tests.server.attacks.weakened              all guards, one after another
    python -m tests.server.attacks.weakened floods link  those in whose name or test one of these words is

Everything happens in a copy of the tree. A guard whose absence no test notices is printed, and the command
ends with 1.
"""

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tools.mutants import ROOT, Workshop

SERVER = "src/lichtung/server"
HERE = "tests/server/attacks"
HUB, SOCKET, LISTENER = f"{SERVER}/live/hub.py", f"{SERVER}/live/socket.py", f"{SERVER}/live/listener.py"
WIRE, LINES, LIMITS = (f"{SERVER}/web/{name}.py" for name in ("connections", "lines", "limits"))
STATE, COMMANDS, TABLE = (f"{SERVER}/tables/{name}.py" for name in ("state", "commands", "table"))
QUEUE, POOL, SHARING = (f"{SERVER}/live/{name}.py" for name in ("fair_queue", "agent_pool", "sharing"))
ACCOUNTS, ENDPOINTS = f"{SERVER}/people/accounts.py", f"{SERVER}/web/endpoints.py"
PEOPLE_ROUTES, TABLE_ROUTES = f"{SERVER}/web/routes/people.py", f"{SERVER}/web/routes/tables.py"
LOGS, FAIRNESS = f"{SERVER}/operations/logs.py", f"{SERVER}/tables/fairness.py"

LONG, FLOODS, FRAMES = f"{HERE}/test_long_histories.py", f"{HERE}/test_floods.py", f"{HERE}/test_frames.py"
CONNECTIONS, IDENTITY = f"{HERE}/test_connections.py", f"{HERE}/test_identity.py"
AWAY, AGENTS, QUOTAS = (f"{HERE}/test_{name}.py" for name in ("undo_while_away", "agents_queue", "quotas"))
SECRETS, SEVERAL = f"{HERE}/test_secrets_in_logs.py", f"{HERE}/test_several_processes.py"
SMALL, NONCES = f"{HERE}/test_small_things.py", "tests/server/test_nonces.py"
REQUESTS, KEPT = f"{HERE}/test_long_requests.py", "tests/contract/test_what_is_kept.py"
REPLAY_ROUTES, LEARNING_ROUTES = f"{SERVER}/web/routes/replays.py", f"{SERVER}/web/routes/learning.py"
RECORDED, PICTURES = f"{SERVER}/replays/recorded.py", f"{SERVER}/replays/pictures.py"


class Edit(NamedTuple):
    """A text that stands once in a file, and what it becomes."""

    path: str
    old: str
    new: str


class Weakened(NamedTuple):
    """A guard that is taken away, and the test that must notice."""

    name: str
    test: str
    edits: tuple[Edit, ...]


def weak(name: str, test: str, path: str, old: str, new: str) -> Weakened:
    return Weakened(name, test, (Edit(path, old, new),))


WEAKENED = [
    # --- Long histories
    weak("a history in pieces", LONG, HUB, "        if not brief:\n", "        if False:\n"),
    weak(
        "the first batch is no sign of a slow reader",
        f"{LONG}::test_the_first_batch_is_no_sign_of_a_slow_reader",
        LISTENER,
        "            self.wait_with(*[(message, True) for message in messages])\n"
        "            self.initial_bytes += sum(map(len, messages))\n",
        "            for message in messages:\n                self.send(message)\n",
    ),
    weak(
        "the board before the history",
        f"{LONG}::test_the_board_stands_before_the_history_is_read",
        HUB,
        "            if brief:\n",
        "            if False:\n",
    ),
    weak(
        "a piece is a piece",
        f"{LONG}::test_a_piece_of_the_history_is_for_whoever_asks",
        HUB,
        "                start = table.history.piece_before(end)\n",
        "                start = 0\n",
    ),
    Weakened(
        "a history waits for its reader",
        f"{LONG}::test_who_does_not_read_a_long_history_costs_no_more_than_his_queue",
        (
            Edit(
                HUB, "                if not await listener.room_for_more():\n", "                if False:\n"
            ),
            Edit(
                LISTENER,
                "        if self.initial_bytes + self.queued_bytes > MAX_QUEUED_BYTES:\n",
                "        if False:\n",
            ),
        ),
    ),
    weak(
        "no update between pieces",
        f"{LONG}::test_an_update_does_not_come_between_the_pieces",
        HUB,
        "        listener.greeting = True\n",
        "        listener.greeting = False\n",
    ),
    weak(
        "long work in stretches",
        f"{LONG}::test_reading_and_building_a_long_table_is_sliced",
        f"{SERVER}/tables/pacer.py",
        "            await asyncio.sleep(0)\n",
        "            pass\n",
    ),
    weak(
        "records page by page",
        f"{LONG}::test_reading_and_building_a_long_table_is_sliced",
        f"{SERVER}/storage/store.py",
        "        .limit(RECORDS_IN_PAGE)\n",
        "        .limit(1_000_000)\n",
    ),
    weak(
        "detours have an end",
        f"{LONG}::test_a_seat_takes_back_and_pauses_so_often_and_no_more",
        COMMANDS,
        "table.progress.detours[command.seat] >= MAX_DETOURS:",
        "table.progress.detours[command.seat] >= 10**9:",
    ),
    # --- Floods
    weak(
        "an allowance for all sockets of a person",
        f"{FLOODS}::test_a_player_has_one_allowance_for_all_his_sockets",
        SOCKET,
        "        sender = self.who if self.person is not None else",
        "        sender = self.who if self.person is None else",
    ),
    weak(
        "work is paid for",
        f"{FLOODS}::test_reading_all_of_a_long_table_again_and_again_has_an_end",
        SOCKET,
        "            while (wait := self.limiter.take(rate, who, cost)) > 0:\n",
        "            while (wait := 0.0) > 0:\n",
    ),
    weak(
        "a long history costs what it is long",
        f"{FLOODS}::test_reading_all_of_a_long_table_again_and_again_has_an_end",
        SOCKET,
        "            return QUESTION_COST + told / RECORDS_FOR_ONE\n",
        "            return 1\n",
    ),
    weak(
        "whoever asks on many sockets waits behind himself",
        f"{FLOODS}::test_whoever_asks_on_many_sockets_waits_behind_himself",
        f"{SERVER}/live/turnstile.py",
        "        async with own, self.lock:\n",
        "        async with self.lock:\n",
    ),
    weak(
        "a household of IPv6",
        f"{FLOODS}::test_a_household_of_ipv6_counts_as_one",
        LIMITS,
        "IPv6Address(int(found) >> 64 << 64)",
        "IPv6Address(int(found))",
    ),
    # --- Frames
    weak(
        "frames count",
        f"{FRAMES}::test_a_flood_of_frames_is_cut_off",
        WIRE,
        "self.allowance.take(frames) > 0:",
        "self.allowance.take(frames) > 9**9:",
    ),
    weak(
        "a flood is not read to its end",
        f"{FRAMES}::test_a_flood_of_frames_is_cut_off",
        WIRE,
        "        for start in range(0, len(data), BYTES_AT_ONCE):\n"
        "            super().data_received(data[start : start + BYTES_AT_ONCE])\n",
        "        for _ in range(1):\n            super().data_received(data)\n",
    ),
    weak(
        "text that is none",
        f"{FRAMES}::test_bad_text_with_an_end_behind_it_is_no_fault_of_ours",
        WIRE,
        "                if self.conn.close_sent is None:  # else the other side's own end came with it\n",
        "                if True:\n",
    ),
    # --- Connections
    weak(
        "idle connections of an address",
        f"{CONNECTIONS}::test_an_address_keeps_so_many_idle_connections_and_no_more",
        LINES,
        "            self.drop_idle(line, MAX_IDLE_OF_ADDRESS)\n",
        "            pass\n",
    ),
    weak(
        "a full house makes room",
        f"{CONNECTIONS}::test_who_comes_to_a_full_house_takes_the_place_of_who_asks_nothing",
        LINES,
        "len(self.lines) <= self.most or self.drop_idle(line) or self.refuse(line)",
        "len(self.lines) <= self.most or self.refuse(line)",
    ),
    weak(
        "connections of an address",
        f"{CONNECTIONS}::test_who_is_refused_stands_in_the_log_once",
        LINES,
        "self.of_address[line.address] > MAX_OF_ADDRESS:",
        "self.of_address[line.address] > 10**9:",
    ),
    weak(
        "who is refused is logged",
        f"{CONNECTIONS}::test_who_is_refused_stands_in_the_log_once",
        LINES,
        '            log.warning("connections-refused", open=len(self.lines), most=self.most)\n',
        "            pass\n",
    ),
    weak(
        "the limit of files is raised",
        f"{CONNECTIONS}::test_as_many_files_as_the_system_allows",
        LINES,
        "        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))\n",
        "        pass\n",
    ),
    weak(
        "a body ends",
        f"{CONNECTIONS}::test_a_body_that_does_not_end_is_dropped",
        WIRE,
        "        body = self.conn.their_state is h11.SEND_BODY\n",
        "        body = False\n",
    ),
    weak(
        "an idle socket keeps no message",
        f"{CONNECTIONS}::test_an_idle_socket_keeps_no_message",
        LISTENER,
        "        self.tell_taken()\n        return message\n",
        "        self.tell_taken()\n        kept.append(message)\n        return message\n\n\nkept = []\n",
    ),
    weak(
        "a socket keeps nothing of its request",
        f"{CONNECTIONS}::test_an_idle_socket_is_one_task_and_keeps_nothing_of_its_request",
        WIRE,
        "        event.headers.clear()  # whose parser keeps them otherwise\n",
        "",
    ),
    weak(
        "sockets do not keep each other",
        f"{CONNECTIONS}::test_what_is_over_leaves_the_memory_at_once",
        SOCKET,
        "self.listener.on_ready = self.listener.write_now = None",
        "pass",
    ),
    weak(
        "who looks back keeps no table",
        f"{CONNECTIONS}::test_what_is_over_leaves_the_memory_at_once",
        f"{SERVER}/app.py",
        "        self.hub.on_evict.append(self.timelines.forget)\n",
        "",
    ),
    weak(
        "few statements for lists of every length",
        f"{QUOTAS}::test_lists_of_every_length_are_asked_for_by_few_statements",
        f"{SERVER}/storage/store.py",
        "    return found + found[-1:] *",
        "    return found or found *",
    ),
    weak(
        "a writer does not keep its socket",
        f"{CONNECTIONS}::test_what_is_over_leaves_the_memory_at_once",
        SOCKET,
        "        self.writer = None  # which keeps",
        "        # which keeps",
    ),
    weak(
        "a parser does not keep its connection",
        f"{CONNECTIONS}::test_what_is_over_leaves_the_memory_at_once",
        WIRE,
        "        self.conn.parser.close()\n",
        "",
    ),
    weak(
        "a room does not keep itself",
        f"{CONNECTIONS}::test_what_is_over_leaves_the_memory_at_once",
        HUB,
        "        self.rooms.pop(table_id).table.on_commit = None\n",
        "        del self.rooms[table_id]\n",
    ),
    weak(
        "a setup does not keep itself",
        f"{CONNECTIONS}::test_a_table_that_was_made_leaves_nothing",
        "src/lichtung/root/setup.py",
        "        self.began_as: Setup | None = None  # the first setup of the same game; none: this one\n",
        "        self.began_as: Setup | None = self\n",
    ),
    weak(
        "setups remember so many fields together",
        f"{KEPT}::test_all_setups_together_remember_a_bounded_number_of_fields",
        "src/lichtung/root/written.py",
        "            told_by.pop(oldest, None)\n",
        "",
    ),
    weak(
        "a game keeps so many of what came of drafts",
        f"{KEPT}::test_a_draft_keeps_a_bounded_number_of_setups",
        "src/lichtung/root/setup.py",
        "            _relatives.pop(oldest, None)\n",
        "",
    ),
    # --- Who somebody is
    weak(
        "a link asks first",
        f"{IDENTITY}::test_a_link_does_not_replace_who_is_there_already",
        PEOPLE_ROUTES,
        "before.id != person.id and not asked.instead:",
        "False:",
    ),
    weak(
        "a new password ends the link",
        f"{IDENTITY}::test_a_stolen_link_ends_with_a_new_password_and_with_logging_out_everywhere",
        ACCOUNTS,
        "password=stored, epoch=person.epoch + 1, token_hash=None)",
        "password=stored, epoch=person.epoch + 1)",
    ),
    weak(
        "logging out everywhere ends the link",
        f"{IDENTITY}::test_a_stolen_link_ends_with_a_new_password_and_with_logging_out_everywhere",
        ACCOUNTS,
        "epoch=person.epoch + 1, token_hash=token_hash)",
        "epoch=person.epoch + 1)",
    ),
    # --- Undoing while somebody is away
    weak(
        "who is away is asked",
        AWAY,
        COMMANDS,
        "    asked = set(table.seats_of_people()) -",
        "    asked = set(table.human_seats()) -",
    ),
    weak(
        "the game of who is away goes on",
        f"{AWAY}::test_giving_up_does_not_end_the_game_of_who_is_away",
        COMMANDS,
        "    if any(other != seat for other in table.seats_of_people()):\n",
        "    if any(other != seat for other in table.human_seats()):\n",
    ),
    weak(
        "who has given up is not asked",
        f"{AWAY}::test_who_has_given_up_is_not_asked",
        COMMANDS,
        "    if table.progress.has_left(seat):\n",
        "    if False:\n",
    ),
    # --- Agents
    weak(
        "owners think in turn",
        f"{AGENTS}::test_owners_think_in_turn",
        QUEUE,
        "                waiting[owner] = asked  # behind all others\n",
        "                waiting[owner] = asked\n                waiting.move_to_end(owner, last=False)\n",
    ),
    weak(
        "tables with people first",
        f"{AGENTS}::test_tables_with_people_come_first_and_others_still_come",
        QUEUE,
        "            waiting = first or self.agents\n",
        "            waiting = self.agents or first\n",
    ),
    weak(
        "others still come",
        f"{AGENTS}::test_tables_with_people_come_first_and_others_still_come",
        QUEUE,
        "self.in_a_row >= PEOPLE_IN_A_ROW",
        "self.in_a_row >= 10**9",
    ),
    weak(
        "who gives up waiting takes no turn",
        f"{AGENTS}::test_who_gives_up_waiting_takes_no_turn",
        QUEUE,
        "            if not place.done():\n",
        "            if place.cancelled():\n                return\n            if not place.done():\n",
    ),
    weak(
        "no choice takes as long as one",
        f"{AGENTS}::test_an_answer_takes_as_long_whether_there_was_a_choice_or_not",
        POOL,
        "            if self.beat and known:\n",
        "            if False:\n",
    ),
    weak(
        "answers come at whole beats",
        f"{AGENTS}::test_an_answer_takes_as_long_whether_there_was_a_choice_or_not",
        POOL,
        "        if self.beat:\n",
        "        if False:\n",
    ),
    # --- Quotas
    weak(
        "an address has an allowance",
        f"{QUOTAS}::test_guests_of_one_address_share_its_allowance",
        ENDPOINTS,
        "                ctx.limit(ADDRESS_LOBBY if endpoint.is_write else ADDRESS_READING, ctx.address)\n",
        "",
    ),
    weak(
        "whoever asked once is forgotten",
        f"{QUOTAS}::test_whoever_has_asked_once_is_forgotten",
        LIMITS,
        "            if len(self.buckets) >= self.clean_at:\n",
        "            if len(self.buckets) >= MAX_BUCKETS:\n",
    ),
    weak(
        "so many tables a day",
        f"{QUOTAS}::test_boards_of_a_position_have_a_quota",
        TABLE_ROUTES,
        ">= MAX_TABLES_A_DAY:",
        ">= 10**9:",
    ),
    weak(
        "so many tables of agents",
        f"{QUOTAS}::test_tables_of_agents_have_a_quota",
        TABLE_ROUTES,
        "begun >= MAX_AGENT_TABLES:",
        "begun >= 10**9:",
    ),
    weak(
        "a list asks once",
        f"{QUOTAS}::test_a_list_asks_as_much_for_a_hundred_tables_as_for_one",
        f"{SERVER}/storage/store.py",
        'in c.execute(FIND_SEATS, {"of": among(ids)}).all():',
        'in [row for one in ids for row in c.execute(FIND_SEATS, {"of": [one]}).all()]:',
    ),
    weak(
        "junk stays behind",
        f"{QUOTAS}::test_junk_in_a_file_of_tiles_is_not_kept",
        "src/lichtung/heirs/tiles.py",
        "{key: row.values[key] for key in TILE_KEYS if key in row.values}",
        "dict(row.values)",
    ),
    # --- Long requests
    weak(
        "a replay holds no table",
        f"{REQUESTS}::test_who_looks_back_holds_nobody_up",
        REPLAY_ROUTES,
        "    async with ctx.telling(max(0, at - (since or 0)) + listed):\n"
        "        return await timeline.show(at, viewer, since)\n",
        "        return await timeline.show(at, viewer, since)\n",
    ),
    weak(
        "points hold no table",
        f"{REQUESTS}::test_who_looks_back_holds_nobody_up",
        REPLAY_ROUTES,
        "    async with ctx.telling(timeline.n - len(timeline.points)):\n"
        "        return await timeline.standings()\n",
        "        return await timeline.standings()\n",
    ),
    weak(
        "looking back takes no turn of sockets",
        f"{REQUESTS}::test_who_looks_back_holds_nobody_up",
        ENDPOINTS,
        "        async with self.server.look_backs.turn(self.address):\n",
        "        async with self.server.hub.turnstile.turn(self.address):\n",
    ),
    weak(
        "what came back before is no more than a full bucket",
        f"{QUOTAS}::test_what_came_back_before_pays_for_nothing_that_comes_after",
        LIMITS,
        "            bucket.refill()  # what came back before now is no more than a full bucket\n",
        "",
    ),
    weak(
        "a socket knows of the unread answer before it",
        f"{CONNECTIONS}::test_a_socket_behind_an_answer_waits_for_it_to_be_read",
        WIRE,
        "                socket.pause_writing()\n",
        "                pass\n",
    ),
    weak(
        "looking back counts for an address",
        f"{REQUESTS}::test_looking_back_has_an_end_for_an_address",
        ENDPOINTS,
        "        self.limit(WORK_OF_ADDRESS, self.address, QUESTION_COST + records / RECORDS_FOR_ONE)\n",
        "",
    ),
    weak(
        "reading a table anew counts for an address",
        f"{REQUESTS}::test_reading_tables_that_nobody_is_at_has_an_end",
        f"{SERVER}/app.py",
        "        self.limiter.spend(WORK_OF_ADDRESS, address, room.table.n / RECORDS_FOR_ONE)\n",
        "",
    ),
    weak(
        "looking at a lesson does not stop the loop",
        f"{REQUESTS}::test_whoever_learns_does_not_stop_the_loop",
        LEARNING_ROUTES,
        "    return await ctx.in_thread(seen, *named(ctx), request)\n",
        "    return seen(*named(ctx), request)\n",
    ),
    weak(
        "nor does asking why",
        f"{REQUESTS}::test_whoever_learns_does_not_stop_the_loop",
        LEARNING_ROUTES,
        "    return await ctx.in_thread(because, *named(ctx), request)\n",
        "    return because(*named(ctx), request)\n",
    ),
    weak(
        "threads in turn",
        f"{REQUESTS}::test_addresses_have_their_threads_in_turn",
        ENDPOINTS,
        "        async with self.server.threads.turn(self.address):\n",
        "        if True:\n",
    ),
    weak(
        "what a thread took counts",
        f"{REQUESTS}::test_what_a_thread_took_counts",
        ENDPOINTS,
        "                limiter.spend(WORK_OF_ADDRESS, self.address, 1000 * (perf_counter() - began))\n",
        "                pass\n",
    ),
    weak(
        "a record is read once",
        f"{REQUESTS}::test_a_record_is_read_in_as_many_steps_as_it_has_lines",
        "src/lichtung/rootlog/reading.py",
        "    found.is_setup = letter not in log.begun\n",
        "    found.is_setup = letter not in [t.letter for t in log.turns]\n",
    ),
    weak(
        "a turn has so many changes",
        f"{REQUESTS}::test_a_turn_that_no_search_could_explain_is_not_searched",
        RECORDED,
        "    if any(len(turn.changes()) > MOST_CHANGES for turn in [*log.setups, *log.turns]):\n",
        "    if False:\n",
    ),
    weak(
        "a record has so much time",
        f"{REQUESTS}::test_a_record_has_so_much_of_the_processor",
        RECORDED,
        "    signal.setitimer(signal.ITIMER_PROF, seconds, 1.0)",
        "    signal.setitimer(signal.ITIMER_PROF, 0)",
    ),
    weak(
        "records have a process of their own",
        f"{REQUESTS}::test_nobody_waits_for_a_record",
        POOL,
        "            self.for_files = AgentPool(1, self.beat)\n",
        "            self.for_files = self.lane(True)\n",
    ),
    weak(
        "what records took counts",
        f"{REQUESTS}::test_what_records_took_counts",
        REPLAY_ROUTES,
        "            ctx.server.limiter.spend(RECORDED_SECONDS, ctx.address, monotonic() - began)\n",
        "            pass\n",
    ),
    weak(
        "painting has its turn among agents",
        f"{REQUESTS}::test_painting_waits_for_agents_whom_people_wait_for",
        PICTURES,
        "                async with self.workers.queue.turn(who, people=False):\n",
        "                if True:\n",
    ),
    weak(
        "the documentation is read aside",
        f"{REQUESTS}::test_the_documentation_is_not_read_on_the_loop",
        f"{SERVER}/web/docs.py",
        "        await asyncio.to_thread(lambda: self.files)",
        "        self.files",
    ),
    weak(
        "names have threads of their own",
        f"{REQUESTS}::test_a_name_without_an_answer_keeps_no_thread_that_others_need",
        f"{SERVER}/people/webhooks.py",
        'asyncio.create_task(in_thread(question), name="look-up")',
        'asyncio.create_task(asyncio.to_thread(question), name="look-up")',
    ),
    weak(
        "one name of each",
        f"{REQUESTS}::test_a_name_without_an_answer_keeps_no_thread_that_others_need",
        f"{SERVER}/people/webhooks.py",
        "    own = _looking_up.setdefault(who, asyncio.Lock())\n",
        "    own = asyncio.Lock()\n",
    ),
    weak(
        "an address asks so often",
        f"{CONNECTIONS}::test_an_address_asks_so_often_and_no_more",
        WIRE,
        "        if self.is_flood(1):\n",
        "        if False:\n",
    ),
    weak(
        "and is not let in again",
        f"{CONNECTIONS}::test_an_address_asks_so_often_and_no_more",
        WIRE,
        "        if self.is_flood(0) or not",
        "        if not",
    ),
    weak(
        "figures are kept for a second",
        f"{CONNECTIONS}::test_figures_are_counted_once_a_second",
        f"{SERVER}/operations/health.py",
        "        if monotonic() - self.counted >= TRY_SECONDS:\n",
        "        if True:\n",
    ),
    weak(
        "an answer is read",
        f"{CONNECTIONS}::test_an_answer_that_nobody_reads_is_dropped",
        WIRE,
        "        if left >= unread:\n",
        "        if False:\n",
    ),
    weak(
        "a slow line is honest",
        f"{CONNECTIONS}::test_an_answer_that_nobody_reads_is_dropped",
        WIRE,
        "        if left >= unread:\n",
        "        if True:\n",
    ),
    weak(
        "opening sockets has an end",
        f"{CONNECTIONS}::test_an_address_opens_so_many_sockets_and_no_more",
        f"{SERVER}/app.py",
        "                self.limiter.check(SOCKETS, address)\n",
        "",
    ),
    weak(
        "owners share the time of strong agents",
        f"{AGENTS}::test_who_has_many_tables_shares_the_time_with_himself",
        POOL,
        "sum(min(each, TABLES_COUNTED) for each in self.asked.values())",
        "self.asked.total()",
    ),
    weak(
        "agents' tables that begin at once",
        f"{QUOTAS}::test_tables_of_agents_have_a_quota_for_those_that_begin_at_once_too",
        TABLE_ROUTES,
        "    async with ctx.server.beginning:",
        "    if True:",
    ),
    weak(
        "rematches are tables",
        f"{QUOTAS}::test_tables_that_follow_from_others_have_a_quota",
        TABLE_ROUTES,
        "    if await ctx.server.store.table(rematch_id(room.table.row)) is None:\n",
        "    if False:\n",
    ),
    weak(
        "games of campaigns are tables",
        f"{QUOTAS}::test_tables_that_follow_from_others_have_a_quota",
        f"{SERVER}/web/routes/campaigns.py",
        "    if (await campaigns.own(person, id_)).campaign.open_game() is None:\n",
        "    if False:\n",
    ),
    weak(
        "so many guests of an address",
        f"{QUOTAS}::test_guests_and_tables_of_an_address_have_an_end",
        PEOPLE_ROUTES,
        "    ctx.limit(GUESTS, ctx.address)\n",
        "",
    ),
    weak(
        "so many tables of an address",
        f"{QUOTAS}::test_guests_and_tables_of_an_address_have_an_end",
        TABLE_ROUTES,
        "    ctx.limit(TABLES_OF_ADDRESS, ctx.address)\n",
        "",
    ),
    # --- Logs
    weak(
        "addresses without their tokens",
        f"{SECRETS}::test_no_log_has_a_secret",
        LOGS,
        "    if TEMPLATE in scope:\n        return str(scope[TEMPLATE])\n",
        '    if TEMPLATE in scope:\n        return str(scope["path"])\n',
    ),
    weak(
        "what nobody serves is not repeated",
        f"{SECRETS}::test_no_log_has_a_secret",
        LOGS,
        '"unknown" if "endpoint" not in scope or scope.get("path_params") else str(scope["path"])',
        'str(scope["path"])',
    ),
    weak(
        "libraries say no more than warnings",
        f"{SECRETS}::test_no_log_has_a_secret",
        LOGS,
        "    root.setLevel(max(logging.WARNING, logging.getLevelName(level.upper())))\n",
        "    root.setLevel(level.upper())\n",
    ),
    # --- Several processes
    weak(
        "allowances are told",
        f"{SEVERAL}::test_an_allowance_counts_in_all_processes",
        SHARING,
        "            self.limiter.charge(Rate(name, int(most), float(seconds)), who, float(cost))\n",
        "",
    ),
    weak(
        "who is there is told",
        f"{SEVERAL}::test_who_is_there_through_another_process_is_there",
        SHARING,
        "            room.elsewhere[process] = (seats, monotonic())\n",
        "            pass\n",
    ),
    weak(
        "a silent process is forgotten",
        f"{SEVERAL}::test_who_is_there_through_another_process_is_there",
        SHARING,
        "                del room.elsewhere[process]\n",
        "                pass\n",
    ),
    weak(
        "an analysis elsewhere is one",
        f"{SEVERAL}::test_somebody_has_one_analysis_at_a_time_on_all_processes",
        f"{SERVER}/replays/judging.py",
        "        if self.hub.sharing.is_busy(who):\n",
        "        if who in self.busy:\n",
    ),
    # --- Small things
    weak(
        "a closed table publishes its seed",
        f"{SMALL}::test_a_closed_table_publishes_its_seed",
        STATE,
        "        self.seed = table.row.seed if self.over or table.given_up else None\n",
        "        self.seed = table.row.seed if self.over else None\n",
    ),
    weak(
        "ready means that something can be written",
        f"{SMALL}::test_a_full_disk_is_not_ready",
        f"{SERVER}/operations/health.py",
        "            await self.database.write(\n",
        "            await self.database.read(\n",
    ),
    weak(
        "a clock set back ends no sitting",
        f"{SMALL}::test_a_cookie_of_a_clock_that_was_ahead_is_still_good",
        ACCOUNTS,
        "        if abs(time() - made.timestamp()) > COOKIE_SECONDS:",
        "        if not 0 <= time() - made.timestamp() <= COOKIE_SECONDS:",
    ),
    weak(
        "names can be seen",
        f"{SMALL}::test_nobody_is_called_by_what_cannot_be_seen",
        ACCOUNTS,
        " or c in INVISIBLE for c in clean):",
        " for c in clean):",
    ),
    weak(
        "marks alone are no name",
        f"{SMALL}::test_nobody_is_called_by_what_cannot_be_seen",
        ACCOUNTS,
        "    if not is_visible(clean):\n",
        "    if False:\n",
    ),
    weak(
        "chat can be seen",
        f"{SMALL}::test_what_can_be_seen_is_a_name",
        f"{SERVER}/live/chat.py",
        "    if not is_visible(found):\n",
        "    if not found:\n",
    ),
    weak(
        "who has given up has no eyes",
        f"{SMALL}::test_who_has_given_up_sees_no_hand_that_an_agent_plays",
        STATE,
        "seats if self.over else [seat for seat in seats if not self.progress.has_left(seat)]",
        "seats",
    ),
    weak(
        "nor in a replay",
        f"{SMALL}::test_who_has_given_up_sees_no_hand_that_an_agent_plays",
        f"{SERVER}/replays/timeline.py",
        "    if not table.eyes([seat]):\n",
        "    if False:\n",
    ),
    weak(
        "a key belongs to its seat",
        f"{SMALL}::test_a_key_of_another_seat_is_worth_nothing",
        TABLE,
        "        if self.history.record(n).seat in seats:\n",
        "        if True:\n",
    ),
    Weakened(
        "refusals belong to their seats",
        f"{SMALL}::test_a_key_of_another_seat_is_worth_nothing",
        (
            Edit(
                TABLE, "self.answers.get((tuple(seats), command.key))", "self.answers.get(((), command.key))"
            ),
            Edit(
                TABLE,
                "self.answers[tuple(seats), command.key] = answer",
                "self.answers[(), command.key] = answer",
            ),
        ),
    ),
    weak("no other base", f"{SMALL}::test_headers_for_pages", ENDPOINTS, "\"base-uri 'none'; ", '"'),
    weak("forms stay here", f"{SMALL}::test_headers_for_pages", ENDPOINTS, "; form-action 'self'\"", '"'),
    weak(
        "https for ever",
        f"{SMALL}::test_headers_for_pages_over_https",
        f"{SERVER}/app.py",
        "(dict([STRICT_TRANSPORT]) if secure else {})",
        "{}",
    ),
    weak(
        "who is muted is told after a reload",
        f"{SMALL}::test_the_owner_is_told_whom_he_has_muted",
        HUB,
        "                if lines or muted != (listener.muted or []):\n",
        "                if lines:\n                    muted = []\n",
    ),
    weak(
        "nobody but the owner is told",
        f"{SMALL}::test_the_owner_is_told_whom_he_has_muted",
        HUB,
        "                muted = room.chat.muted_lines() if owns else []\n",
        "                muted = room.chat.muted_lines()\n",
    ),
    weak(
        "an early end has points",
        f"{SMALL}::test_a_game_that_ends_early_has_its_points",
        STATE,
        "list(result.scores) or self.game.standing(self.match.state)",
        "list(result.scores)",
    ),
    # --- Chance
    weak(
        "every nonce counts",
        f"{NONCES}::test_every_nonce_counts",
        FAIRNESS,
        "    known = bytes.fromhex(seed) + added(nonces)\n",
        "    known = bytes.fromhex(seed)\n",
    ),
    weak(
        "nothing is drawn before all have shown theirs",
        f"{NONCES}::test_nothing_is_drawn_before_all_have_shown_theirs",
        TABLE,
        "            made = [] if self.awaited_nonces() else self.run_chance()\n",
        "            made = self.run_chance()\n",
    ),
    weak(
        "what is shown was promised",
        f"{NONCES}::test_nothing_is_drawn_before_all_have_shown_theirs",
        TABLE,
        "        if self.row.seats[seat].pledge != seal(nonce):\n",
        "        if False:\n",
    ),
    weak(
        "a journal shows what was promised",
        f"{NONCES}::test_nothing_is_drawn_before_all_have_shown_theirs",
        FAIRNESS,
        '        if found.pledges.get(seat, "").lower() != seal(nonce):\n',
        "        if False:\n",
    ),
    weak(
        "a promise goes with whoever leaves",
        f"{NONCES}::test_who_leaves_the_seat_takes_his_promise_along",
        f"{SERVER}/people/lobby.py",
        "            if table.row.seats[seat].person != person.id:\n"
        '                raise LichtungError("not-your-seat", "seat", seat=seat)\n'
        "            await self.store.pledge(table.id, seat, pledge)\n",
        "            await self.store.pledge(table.id, seat, pledge)\n",
    ),
]


def noticed(shop: Workshop, weakened: Weakened) -> bool:
    """Whether the test fails without the guard; then the guard is back."""
    before = {edit.path: (shop.folder / edit.path).read_bytes() for edit in weakened.edits}
    for edit in weakened.edits:
        path = shop.folder / edit.path
        shop.write(path, path.read_bytes().replace(edit.old.encode(), edit.new.encode()))
    try:
        passed, _ = shop.run([weakened.test])
    finally:
        for name, source in before.items():
            shop.write(shop.folder / name, source)
    return not passed


def main(words: list[str]) -> int:
    wanted = [one for one in WEAKENED if not words or any(word in one.name + one.test for word in words)]
    missed: list[str] = []
    with tempfile.TemporaryDirectory(prefix="weakened-") as folder:
        shop = Workshop(Path(folder) / "tree")
        passed, by = shop.run(list(dict.fromkeys(one.test for one in wanted)))
        if not passed:
            print(f"the tests fail with all guards in place: {by}")
            return 1
        for number, one in enumerate(wanted, start=1):
            found = noticed(shop, one)
            print(f"{number}/{len(wanted)} {'noticed' if found else 'MISSED'} {one.name}", flush=True)
            if not found:
                missed.append(one.name)
    print(f"{len(wanted) - len(missed)} of {len(wanted)} guards are missed by a test when they are gone")
    return 1 if missed else 0


def once(edit: Edit) -> bool:
    """Whether a text stands in its file exactly once, so that taking it away means something."""
    return (ROOT / edit.path).read_text(encoding="utf-8").count(edit.old) == 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
