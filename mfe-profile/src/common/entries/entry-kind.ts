import type { AnyCall } from '@jobharbor/shared/contracts/define-call';
import type { ComponentType } from 'react';

/** Values of a form: always text, empty for no value; several values are joined by commas, `true` is a ticked box. */
export type EntryValues = Record<string, string>;

/** An entry as the API sends it; its kind knows what it holds. */
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

/** Lists of the API that a field completes from while it is typed in. */
export type Completion = 'company' | 'title' | 'skill' | 'school';

interface FieldBase {
  /** As the contract has it. */
  name: string;
  /** Text below `entries.field`; the name without it. */
  label?: string;
  /** Text below `entries.hint`. */
  hint?: string;
  isOptional?: boolean;
  /** Whether the field is asked for; one that is not is sent empty. */
  when?: (values: EntryValues) => boolean;
  /** Stands beside the field before it where there is room. */
  isPaired?: boolean;
}

export type Field = FieldBase &
  (
    | { type: 'text'; completion?: Completion; isAddress?: boolean }
    | { type: 'area'; max: number }
    /** A file, as JSON. */
    | { type: 'attachment' }
    | { type: 'month' }
    | { type: 'check' }
    | { type: 'money' }
    /** One of a flat list, by id. */
    | { type: 'option'; list: FlatList; without?: number }
    /** One of a few words whose texts stand below `entries.level`. */
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
  /** The rules that the API has, too; they ask for `now`. */
  rules(now: Date): unknown;
  list: AnyCall;
  create: AnyCall;
  update: AnyCall;
  remove: AnyCall;
  /** Of a kind whose order the person chooses. */
  order?: AnyCall;
  /** Under which an answer holds one entry, and all. */
  one: string;
  all: string;
  /** Text by which two entries look like the same one; a language tells no two texts apart. */
  identity(values: EntryValues): string;
  /** Whether two entries that look the same may both stay. */
  isOnce?: boolean;
  /** Names the entry where it is edited, deleted and restored. */
  nameOf(entry: E, language: string): string;
  /** The entry as it is read. */
  View: ComponentType<{ entry: E }>;
  /** Values of a new entry. */
  start?(context: { language: string; country: string; currency: string; timeZone: string }): EntryValues;
}

export interface EntryKind extends Omit<KindOptions<Entry>, 'rules'> {
  rules(now: Date): Rules;
}

/** A kind of entry; the type of its entries is known inside alone. */
export const defineKind = <E extends Entry>(options: KindOptions<E>): EntryKind =>
  options as unknown as EntryKind;
