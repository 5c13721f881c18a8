import { type CallOptions, defineCall } from '@jobharbor/shared/contracts';

/** A call of the platform's API, for holders of a token or a session. */
export const call = <const Options extends Omit<CallOptions, 'access'>>(options: Options) =>
  defineCall({ access: 'protected', roles: [], ...options } as Options & { access: 'protected' });
