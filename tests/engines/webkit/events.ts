import { EventEmitter } from 'node:events';

type Listener = (value: never) => void;

type Predicate<Value> = (value: Value) => boolean | Promise<boolean>;

export interface EventOptions<Value> {
  readonly predicate?: Predicate<Value>;
  readonly timeout?: number;
}

/** The events of a page or a context. */
export class Events {
  private readonly emitter = new EventEmitter().setMaxListeners(100);
  /** How long to wait for an event unless said otherwise. */
  private readonly patience: () => number;

  constructor(patience: () => number) {
    this.patience = patience;
  }

  on = (name: string, listener: Listener) => void this.emitter.on(name, listener as (value: unknown) => void);
  once = (name: string, listener: Listener) =>
    void this.emitter.once(name, listener as (value: unknown) => void);
  off = (name: string, listener: Listener) =>
    void this.emitter.off(name, listener as (value: unknown) => void);
  emit = (name: string, value: unknown) => void this.emitter.emit(name, value);
  isHeard = (name: string) => this.emitter.listenerCount(name) > 0;

  /** The next one that the predicate takes. */
  waitFor = <Value>(name: string, options: EventOptions<Value> | Predicate<Value> = {}) => {
    const wanted = typeof options === 'function' ? { predicate: options } : options;
    const { predicate = () => true, timeout = this.patience() } = wanted;
    return new Promise<Value>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        this.off(name, listener);
      };
      const listener = async (value: Value) => {
        if (!(await predicate(value))) return;
        end();
        resolve(value);
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(`Timeout ${timeout}ms exceeded while waiting for the event ${name}`));
      }, timeout);
      this.on(name, listener);
    });
  };
}
