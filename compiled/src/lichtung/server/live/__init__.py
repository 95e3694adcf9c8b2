"""Tables in memory: who is connected to them, agents that decide, news from other processes."""
