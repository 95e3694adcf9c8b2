"""Learning to play: lessons and puzzles, which are scenario files, played step by step. docs/lessons.md"""
