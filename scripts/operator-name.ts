import os from 'node:os';

/** Who runs a command, by the operating system's word. */
export function operatorName(): string {
  try {
    return `operator:${os.userInfo().username}`;
  } catch {
    // A user id without a name, as containers have.
    return 'operator';
  }
}
