"""A campaign: cooperative games of Root in a row, kept in a file of its own. M.10"""
