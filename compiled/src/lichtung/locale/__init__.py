"""Words for everything: Fluent catalogues in German and English, and the code that fills them in."""
