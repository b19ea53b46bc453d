/** Milliseconds without a further wish before the work is done (specification, section 9, gallery). */
const WAIT = 150;

export interface ResizeScheduler {
  /** Wishes for the work; it is done once sizes have settled. */
  schedule(): void;
  cancel(): void;
}

/** Does work that depends on sizes once they have not changed for a while (milliseconds). */
export function createResizeScheduler(work: () => void, wait = WAIT): ResizeScheduler {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  return {
    schedule() {
      cancel();
      timer = setTimeout(work, wait);
    },
    cancel,
  };
}
