/** Web storage as pages may use it: never throws. */
export interface SafeStorage {
  getItem(key: string): string | null;
  /** Returns whether the value outlives the page. If storage is blocked or full, it is kept in the page's memory. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
  keys(): string[];
}

function createSafeStorage(area: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(area());
    } catch {
      return otherwise;
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored;
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...attempt<string[]>(Object.keys, []), ...memory.keys()])],
  };
}

// The only uses of web storage: privacy settings block it, and its first access throws then. A lint rule refuses others.
/** `localStorage` that cannot throw. */
export const localStore: SafeStorage = createSafeStorage(() => window.localStorage);
/** `sessionStorage` that cannot throw. */
export const tabStore: SafeStorage = createSafeStorage(() => window.sessionStorage);

/** Value of a cookie that scripts may read; undefined without one, or where cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    return pair?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}

/** Stores a cookie with its attributes, `name=value; Path=/`. Blocked cookies are ignored. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the site serves
    document.cookie = cookie;
  } catch {}
}
