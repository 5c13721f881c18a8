/** Push of a browser: what its person has answered, and what it is subscribed with. */
export interface FakePush {
  /** Answer to the browser's question; `default` until it is asked. */
  answers: NotificationPermission;
  /** Whether its push service can be reached. */
  isReachable: boolean;
  subscribedWith: string | null;
  /** Address of the registered service worker. */
  worker: string | null;
}

export const aSubscription = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

/** Gives jsdom the push of a browser, which it lacks. Returns it with the undo. */
export function installPush(): { push: FakePush; undo: () => void } {
  const push: FakePush = { answers: 'granted', isReachable: true, subscribedWith: null, worker: null };
  const subscription = () =>
    push.subscribedWith === null
      ? null
      : {
          toJSON: () => aSubscription,
          unsubscribe: async () => {
            push.subscribedWith = null;
            return true;
          },
        };
  const registration = {
    pushManager: {
      getSubscription: async () => subscription(),
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        if (!push.isReachable) throw new DOMException('no push service', 'AbortError');
        push.subscribedWith = applicationServerKey;
        return subscription();
      },
    },
    async unregister() {
      push.worker = null;
      return true;
    },
  };
  const container = {
    async register(path: string) {
      push.worker = path;
      return registration;
    },
    ready: Promise.resolve(registration),
    getRegistration: async () => (push.worker === null ? undefined : registration),
  };
  const state = { permission: 'default' as NotificationPermission };
  const notification = {
    get permission() {
      return state.permission;
    },
    async requestPermission() {
      state.permission = push.answers;
      return push.answers;
    },
  };
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, value });
  define(navigator, 'serviceWorker', container);
  define(window, 'PushManager', class {});
  define(window, 'Notification', notification);
  const undo = () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(window, 'Notification');
  };
  return { push, undo };
}
