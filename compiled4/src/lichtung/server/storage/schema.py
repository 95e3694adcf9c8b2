"""The tables of the database, for SQLite and PostgreSQL alike.

Whatever changes here needs a step in `migrations/versions` (tables in use are changed by steps only) and its
number in `migrate.HEAD`.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# Who plays: a guest is known by a signed cookie only, an account by name and password.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", Text),
    Column("token_hash", String(64), unique=True),  # of the personal link or of a program's token
    Column("feed_hash", String(64), unique=True),  # of the feed's address
    Column("webhook", Text),
    Column("epoch", Integer, nullable=False, server_default="0"),  # raised: all earlier cookies are worthless
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("title", String(64), nullable=False),
    Column("owner", String(32), ForeignKey("people.id")),
    Column("public", Boolean, nullable=False),
    Column("invite_hash", String(64), unique=True),
    Column("seed", String(64), nullable=False),  # secret until the game is over
    Column("phase", String(16), nullable=False),
    Column("deciding", Integer),  # the seat whose decision it is, so that lists need not load the game
    Column("called", Integer),  # the last turn (its first record) that somebody was called to
    Column("campaign", String(32)),  # the campaign whose game is played here
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("tables_by_phase", "phase", "public", "updated"),
    Index("tables_by_campaign", "campaign"),
    Index("tables_by_owner", "owner", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id")),
    Column("agent", String(16)),
    Column("locked", Boolean, nullable=False),
    Column("name", String(32)),  # of whoever plays there, where it is not the person's own
    Column("mailed", Integer),  # the last turn (its first record) that its person had a letter about
    Column("pledge", String(64)),  # the hash of what its person adds to chance; told before the game begins
    Column("mailed_at", Float),  # nothing that happened before needs another one
    Index("seats_by_person", "person"),
)

# Cooperative games in a row; `record` is the campaign as its file would be written.
campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("title", String(64), nullable=False),
    Column("record", Text, nullable=False),
    Column("revision", Integer, nullable=False),  # counts the changes: of two at once only one is made
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Index("campaigns_by_owner", "owner", "updated"),
)

# Who has accepted a table's invitation and needs it no more.
invited = Table(
    "invited",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
)

# What happened at a table, never changed: its key decides races between processes.
records = Table(
    "records",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("draw", Integer),
    Column("key", String(64)),
    Column("at", Float, nullable=False),
    Column("spent", Float),  # seconds that the seat which had to decide thought, if the table has a clock
    UniqueConstraint("table_id", "key", name="records_by_key"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id")),
    Column("name", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Whose lines the owner of a table does not want there.
muted = Table(
    "muted",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
)

# How each seat fared in a game that is over. It stays when the table is pruned, so it holds all it needs.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id")),
    Column("agent", String(16)),
    Column("name", String(32)),  # of whoever played there, where it is not the person's own
    Column("game", String(16), nullable=False),
    Column("board", String(32), nullable=False),  # empty: the game has only one
    Column("role", String(32), nullable=False),  # a faction or a colour; empty: nobody knows
    Column("outcome", String(8), nullable=False),
    Column("points", Integer),
    Column("rank", Integer),
    Column("reason", String(32), nullable=False),  # a key of the catalogues; empty: nobody knows
    Column("early", Boolean, nullable=False),  # it ended before the rules would have ended it
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Index("results_by_person", "person", "ended"),
)

# Where letters about waiting decisions go.
mail = Table(
    "mail",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("language", String(2), nullable=False),
    Column("active", Boolean, nullable=False),  # false: its person has signed off
    Column("confirmed", Float),  # when; none: nobody has shown yet that he reads there
    Column("asked", Boolean, nullable=False),  # the letter that asks for that has still to be sent
    Column("token_hash", String(64), unique=True),  # of the link in that letter
    Column("token_until", Float),
    Column("attempts", Integer, nullable=False),  # that failed in a row
    Column("next_at", Float, nullable=False),  # no letter before
    Column("trouble", String(32)),  # why the last letter was given up
)

# How many letters went where, so that nobody can be flooded; forgotten after a day.
letters = Table(
    "letters",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("mailbox", String(64), nullable=False),  # a hash of the address
    Column("person", String(32), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("at", Float, nullable=False),
    Index("letters_by_mailbox", "mailbox", "at"),
    Index("letters_by_person", "person", "at"),
)
