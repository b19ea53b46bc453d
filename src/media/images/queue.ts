/** A job to be run; `done` must be called once. */
export type Job = (done: () => void) => void;

export interface Queue {
  add(job: Job, isUrgent: boolean): void;
}

/** Milliseconds after which a job that hangs no longer holds its place; it goes on all the same. */
const PATIENCE = 10_000;

/** Runs at most `limit()` jobs at a time, urgent ones first, else in the order they came. */
export function createQueue(limit: () => number): Queue {
  const waiting: Job[] = [];
  let urgent = 0;
  let running = 0;
  const next = () => {
    while (running < limit() && waiting.length) {
      const job = waiting.shift() as Job;
      urgent = Math.max(urgent - 1, 0);
      running++;
      job(startPlace());
    }
  };
  /** Takes a place; the returned function gives it back, once. */
  const startPlace = () => {
    const leave = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      running--;
      next();
    };
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(leave, PATIENCE);
    return leave;
  };
  return {
    add(job, isUrgent) {
      waiting.splice(isUrgent ? urgent++ : waiting.length, 0, job);
      next();
    },
  };
}
