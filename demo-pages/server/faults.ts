import * as z from 'zod';

/** A fault of all addresses that begin with `path`, until it has occurred `times` times. */
export const FaultSchema = z.object({
  path: z.string().startsWith('/'),
  status: z.int().min(200).max(599).optional(),
  delay: z.number().min(0).max(60_000).optional(),
  /** The reply's text in place of the usual error in JSON; empty for a reply without a body. */
  body: z.string().optional(),
  /** The content type of that text; JSON by default. */
  type: z.string().optional(),
  malformed: z.boolean().optional(),
  /** The target of a redirect, whose status is `status`. */
  location: z.url().optional(),
  /** Rejects the token and sends a fresh one. */
  crumbFail: z.boolean().optional(),
  drop: z.boolean().optional(),
  times: z.int().min(1).optional(),
});

export type Fault = z.infer<typeof FaultSchema>;

export interface Faults {
  add(fault: Fault): void;
  list(): Fault[];
  /** Ends all faults and sends delayed responses now. */
  clear(): void;
  /** Calls the listener once when all have ended; returns its remover. */
  onceCleared(run: () => void): () => void;
  /** The fault for this path, counted as one occurrence. */
  take(path: string): Fault | undefined;
}

/** Creates an empty list of faults; the latest matching one applies. */
export function makeFaults(): Faults {
  let faults: Fault[] = [];
  const waiting = new Set<() => void>();

  function take(path: string) {
    const fault = faults.findLast((candidate) => path.startsWith(candidate.path));
    if (fault?.times !== undefined) spend(fault, fault.times - 1);
    return fault;
  }

  function spend(fault: Fault, times: number) {
    const left = times > 0 ? [{ ...fault, times }] : [];
    faults = faults.flatMap((other) => (other === fault ? left : [other]));
  }

  return {
    take,
    add: (fault) => void faults.push(FaultSchema.parse(fault)),
    list: () => [...faults],
    clear: () => {
      faults = [];
      for (const run of [...waiting]) run();
    },
    onceCleared(run) {
      waiting.add(run);
      return () => void waiting.delete(run);
    },
  };
}
