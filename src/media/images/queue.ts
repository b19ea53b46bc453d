/** A job; it must call `done` once. */
type Job = (done: () => void) => void;

export interface Queue {
  add(job: Job, isUrgent: boolean): void;
}

/** Milliseconds after which a hanging job frees its slot; it keeps running. */
const TIMEOUT = 10_000;

/** Runs at most `limit()` jobs at a time, urgent ones first, then in order of arrival. */
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
  /** Takes a slot; returns a function that frees it once. */
  const startPlace = () => {
    const leave = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      running--;
      next();
    };
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(leave, TIMEOUT);
    return leave;
  };
  return {
    add(job, isUrgent) {
      waiting.splice(isUrgent ? urgent++ : waiting.length, 0, job);
      next();
    },
  };
}
