"""Run by Alembic: the steps are taken on the connection that `migrate.upgrade` hands over."""

from alembic import context

from lichtung.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
