/** A browser storage that never throws: where it is forbidden or full, the page's own memory stands in. */
export interface Storage {
  readonly supported: boolean;
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export const sessionStore = openStorage('sessionStorage');
export const localStore = openStorage('localStorage');

function openStorage(kind: 'localStorage' | 'sessionStorage'): Storage {
  const memory = new Map<string, string>();
  // The getter itself throws in sandboxed frames and where site data is blocked.
  const attempt = <Result>(use: (area: globalThis.Storage) => Result): Result | undefined => {
    try {
      return use(window[kind]);
    } catch {
      return undefined;
    }
  };
  return {
    get supported() {
      return attempt(Boolean) === true;
    },
    get: (key) => memory.get(key) ?? attempt((area) => area.getItem(key)) ?? undefined,
    set(key, value) {
      if (attempt((area) => area.setItem(key, value) === undefined)) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((area) => area.removeItem(key));
    },
  };
}
