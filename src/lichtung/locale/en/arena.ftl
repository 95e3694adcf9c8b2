# Players of the machine, simulation, measurements

error-agent-unknown = Nobody called { $name } can play this. Known are: { $known }.
