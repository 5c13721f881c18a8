import type { AnyCall } from '@jobharbor/shared/contracts/define-call';
import type { ComponentType } from 'react';

/** Form values: always text, empty for no value; several values are comma-separated, `true` is a checked box. */
export type EntryValues = Record<string, string>;

/** An entry from the API; its kind defines its members. */
export interface Entry {
  id: number;
  version: number;
}

export type EntryKindName =
  | 'work_experience'
  | 'education'
  | 'skill'
  | 'language'
  | 'website'
  | 'license_certification'
  | 'job_preference'
  | 'greeting'
  | 'common_phrase';

/** API lists for autocompletion. */
export type Completion = 'company' | 'title' | 'skill' | 'school';

interface FieldBase {
  /** Field name in the contract. */
  name: string;
  /** Key of its text below `entries.field`; default: `name`. */
  label?: string;
  /** Key of its text below `entries.hint`. */
  hint?: string;
  isOptional?: boolean;
  /** Whether the field is shown; a hidden one is sent empty. */
  when?: (values: EntryValues) => boolean;
  /** Placed beside the previous field if there is room. */
  isPaired?: boolean;
}

export type Field = FieldBase &
  (
    | { type: 'text'; completion?: Completion; isAddress?: boolean }
    | { type: 'area'; max: number }
    /** A file, as JSON. */
    | { type: 'attachment' }
    /** A month, or a year without one. */
    | { type: 'month' }
    | { type: 'check' }
    | { type: 'money' }
    /** Option of a flat list, by id. */
    | { type: 'option'; list: FlatList; without?: number }
    /** Option with a name of `entry-words.json`. */
    | { type: 'level'; levels: readonly string[]; texts: 'skill' | 'language' }
    | { type: 'currency' | 'country' | 'location' | 'language' | 'timeZone' }
    | { type: 'languages' | 'functions'; max: number }
  );

export type FlatList =
  | 'industry_lists'
  | 'educations'
  | 'job_types'
  | 'work_arrangements'
  | 'notice_period_lists'
  | 'user_identity_lists'
  | 'job_seeking_status_lists';

interface Rules {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly EntryIssue[] } | undefined;
  };
}

export interface EntryIssue {
  code?: string;
  path: readonly PropertyKey[];
  minimum?: unknown;
  maximum?: unknown;
  params?: Record<string, unknown> | undefined;
}

export interface KindOptions<E extends Entry> {
  name: EntryKindName;
  fields: readonly Field[];
  /** The API's validation rules; they take `now`. */
  rules(now: Date): unknown;
  list: AnyCall;
  create: AnyCall;
  update: AnyCall;
  remove: AnyCall;
  /** Only for kinds that the person can reorder. */
  order?: AnyCall;
  /** Member of the answer with one entry, and with all. */
  one: string;
  all: string;
  /** Two entries with the same identity text are duplicates; independent of the language. */
  identity(values: EntryValues): string;
  /** Whether duplicates are forbidden. */
  isOnce?: boolean;
  /** Name of the entry in the labels of edit, delete and undo. */
  nameOf(entry: E, language: string): string;
  /** Read-only view of the entry. */
  View: ComponentType<{ entry: E }>;
  /** Limits that its text below `entries.empty` names. */
  limits?: Readonly<Record<string, number>>;
  /** Initial values of a new entry. */
  start?(context: { language: string; country: string; currency: string; timeZone: string }): EntryValues;
}

export interface EntryKind extends Omit<KindOptions<Entry>, 'rules'> {
  rules(now: Date): Rules;
}

/** Defines a kind of entry and erases the type of its entries for the caller. */
export const defineKind = <E extends Entry>(options: KindOptions<E>): EntryKind =>
  options as unknown as EntryKind;
