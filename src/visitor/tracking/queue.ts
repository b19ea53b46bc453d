import { whenLeaving } from './beacon';

/** Work that waits for its turn: so many pieces at once, so many waiting at most. */
export interface Queue {
  /** Settles as the work does; `undefined` at once where too many are waiting already. */
  add<Result>(work: () => Promise<Result>): Promise<Result> | undefined;
}

export function createQueue({ concurrency, limit }: { concurrency: number; limit: number }): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const next = () => {
    if (running < concurrency) waiting.shift()?.();
  };
  // Whoever leaves takes along what is sent now, not what would be sent later.
  whenLeaving(() => {
    for (const start of waiting.splice(0)) start();
  });

  return {
    add(work) {
      if (waiting.length >= limit) return undefined;
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          running++;
          work()
            .then(resolve, reject)
            .finally(() => {
              running--;
              next();
            });
        });
        next();
      });
    },
  };
}
