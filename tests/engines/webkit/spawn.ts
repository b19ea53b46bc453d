import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** Starts a program that ends with this process, also where that is killed, as a worker of the tests is. */
export const spawnWithUs = (program: string, args: string[], options: SpawnOptions): ChildProcess =>
  spawn('setpriv', ['--pdeathsig', 'KILL', program, ...args], options);
