import * as z from 'zod/mini';
import { idFromText, nothing } from './primitives/primitives.ts';

/** A schema of zod or zod/mini. */
export type Schema = z.core.$ZodType;

/**
 * Access: `public` does not read the session, `default` reads it if there is one, `protected` requires a session of
 * one of `roles`.
 */
export type CallAccess = 'public' | 'default' | 'protected';
export type CallRole = 'jobseeker' | 'recruiter' | 'guest' | 'admin';

/**
 * Proof that the caller owns the account, beyond the session, which may be stolen. `fresh`: the password, a passkey or
 * a code, at most ten minutes ago (`proveOwner`). The API enforces it for the whole call, or only where the body has
 * the member `ifBodyHas`. `own`: the call itself takes a secret that only the owner gets, such as a mailed code.
 * `none`: the call changes nothing that signs in.
 */
export type CallProof = 'fresh' | 'own' | 'none' | { readonly ifBodyHas: string };

/** Names between braces: `/job/{jobId}/view` → `jobId`. */
type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

type IdParams<Path extends string> = z.ZodMiniObject<{ [Name in PathParam<Path>]: typeof idFromText }>;

export interface CallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, beginning with the service: `/job/{jobId}/view`. */
  path: `/${string}`;
  access: CallAccess;
  /** For `protected` only; job seekers when left out. */
  roles?: readonly CallRole[];
  /** One line of the OpenAPI document. */
  summary: string;
  /** Path parameters; positive integers when left out. */
  params?: Schema;
  query?: Schema;
  /** A JSON body, or `form`: multipart/form-data, which the route reads itself. */
  body?: Schema | 'form';
  /** Schema of the response's `data`, or `file` for a binary response. No content when left out. */
  answer?: Schema | 'file';
  /** Statuses of success; 200 alone when left out. `[201, 200]`: created, or there already. */
  statuses?: readonly (200 | 201)[];
  /** Codes of the error catalogue that this call answers with, besides those of every call of its access. */
  errors?: readonly number[];
  /** Supports an `Idempotency-Key` header: a repeated request with the same key is executed once. */
  idempotent?: boolean;
  /** A 401 means wrong credentials in this form and does not end the session in the browser. */
  signsIn?: boolean;
  /** Required of every protected call below `/auth` and of all others that change the account; see {@link CallProof}. */
  proof?: CallProof;
  /**
   * A change that is complete with one press, such as saving a job. Refused at the end of the session, it is retried once
   * after the same user has signed in again, as reads always are. Not for forms, which keep a draft.
   */
  waitsForSignIn?: boolean;
  /** The answer does not depend on country and language: neither is in the query key. */
  worldwide?: boolean;
  /**
   * Increment with an incompatible change of the answer, so that remotes of different builds cache it under different
   * keys.
   */
  version?: number;
}

/** `Options[Key]` as it was given, else the default. */
type Given<Options, Key extends PropertyKey, Default> = Key extends keyof Options ? Options[Key] : Default;

/** Definition of one API call. Route, OpenAPI, client, query key and test server derive from it. */
export interface Call<Options extends CallOptions> {
  /** `METHOD /service/path`: unique. */
  readonly id: `${Options['method']} ${Options['path']}`;
  readonly method: Options['method'];
  readonly path: Options['path'];
  readonly access: Options['access'];
  readonly roles: readonly CallRole[];
  readonly summary: string;
  readonly params: Given<Options, 'params', IdParams<Options['path']>>;
  readonly query: Given<Options, 'query', undefined>;
  readonly body: Given<Options, 'body', undefined>;
  readonly answer: Given<Options, 'answer', typeof nothing>;
  readonly statuses: readonly (200 | 201)[];
  readonly errors: readonly number[];
  readonly idempotent: Given<Options, 'idempotent', false>;
  readonly signsIn: boolean;
  readonly proof: CallProof | undefined;
  readonly waitsForSignIn: boolean;
  readonly worldwide: Given<Options, 'worldwide', false>;
  readonly version: number;
}

/** Any call, untyped. */
export interface AnyCall {
  readonly id: string;
  readonly method: CallOptions['method'];
  readonly path: string;
  readonly access: CallAccess;
  readonly roles: readonly CallRole[];
  readonly summary: string;
  readonly params: Schema;
  readonly query: Schema | undefined;
  readonly body: Schema | 'form' | undefined;
  readonly answer: Schema | 'file';
  readonly statuses: readonly (200 | 201)[];
  readonly errors: readonly number[];
  readonly idempotent: boolean;
  readonly signsIn: boolean;
  readonly proof: CallProof | undefined;
  readonly waitsForSignIn: boolean;
  readonly worldwide: boolean;
  readonly version: number;
}

/**
 * Defines a call. One file a call in `calls/`, named like its export. So a bundle contains only the calls that it
 * makes, and the build can list them.
 */
export function defineCall<const Options extends CallOptions>(options: Options): Call<Options> {
  const { method, path, roles = ['jobseeker'], answer = nothing, statuses = [200] } = options;
  const call: AnyCall = {
    id: `${method} ${path}`,
    method,
    path,
    access: options.access,
    roles: options.access === 'protected' ? roles : [],
    summary: options.summary,
    params: options.params ?? idParams(path),
    query: options.query,
    body: options.body,
    answer,
    statuses,
    errors: options.errors ?? [],
    idempotent: options.idempotent ?? false,
    signsIn: options.signsIn ?? false,
    proof: options.proof,
    waitsForSignIn: options.waitsForSignIn ?? false,
    worldwide: options.worldwide ?? false,
    version: options.version ?? 1,
  };
  return call as unknown as Call<Options>;
}

/** Whether the call can need a fresh proof that the caller owns the account. */
export const takesProof = ({ proof }: Pick<AnyCall, 'proof'>): boolean =>
  proof === 'fresh' || typeof proof === 'object';

const idParams = (path: string): Schema =>
  z.object(Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, idFromText])));

type SchemaOutput<S> = S extends Schema ? z.core.output<S> : never;
type SchemaInput<S> = S extends Schema ? z.core.input<S> : never;

/** Path and query parameters as the client passes them: the server's schema with its defaults optional. */
type TextInput<S> = S extends Schema
  ? { [Key in keyof z.core.input<S>]: Key extends keyof z.core.output<S> ? z.core.output<S>[Key] : never }
  : never;

type Member<Name extends string, Value> = [Value] extends [never]
  ? { [Key in Name]?: undefined }
  : Record<string, never> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

/** Input of a call: `params`, `query` and `body`, each only where the call has one. */
export type CallInput<C extends AnyCall> = Member<'params', TextInput<C['params']>> &
  Member<'query', TextInput<C['query']>> &
  Member<'body', C['body'] extends 'form' ? FormData : SchemaInput<C['body']>>;

/** The parsed `data` of a response. */
export type CallAnswer<C extends AnyCall> = SchemaOutput<C['answer']>;

/** Return type of a server's handler, before serialisation. */
export type CallResult<C extends AnyCall> = SchemaInput<C['answer']>;

/** Validated request that a server's handler receives. */
export interface CallRequest<C extends AnyCall> {
  params: SchemaOutput<C['params']>;
  query: SchemaOutput<C['query']>;
  body: C['body'] extends 'form' ? undefined : SchemaOutput<C['body']>;
}
