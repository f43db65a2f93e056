/**
 * Options of Node for processes that run an embedded database for seconds, not days: its WebAssembly
 * is compiled once and simply, not over again while it runs, which takes more time than it saves.
 */
export const quickStart: readonly string[] = ['--liftoff-only'];
