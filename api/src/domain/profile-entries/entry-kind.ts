import type { LanguageTag } from '@jobharbor/shared/contracts';
import type { FieldProblem } from '@jobharbor/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import type { ProfileEntryKind } from '../../database/tables/profile-tables.ts';

export type EntryContent = Record<string, unknown>;

/** An entry as its owner reads it: `id`, `version`, and the fields of its kind. */
export type Entry<Content = EntryContent> = Content & { id: number; version: number };

interface DerivedFrom<Content> {
  content: Content;
  proof_key: string | null;
  proof_found_at: Date | null;
}

interface Rules {
  safeParse(value: unknown): z.core.util.SafeParseResult<EntryContent>;
}

interface KindOptions<Content> {
  name: ProfileEntryKind;
  /** The whole entry's rules, which browser and server share. */
  rules(now: Date): unknown;
  /** Values of the fields that a new entry may leave out. */
  defaults: Partial<Content>;
  /** Values that follow from other fields, such as no end of a current entry. */
  settle?(content: Content): Content;
  /** Validation beyond the schema: ids of configuration lists. */
  check?(content: Content): Record<string, FieldProblem | number | undefined>;
  /** Completes the content from other rows of the account. Throws if they conflict with it. */
  complete?(content: Content, tx: Db, accountId: number): Promise<Content>;
  /** Throws where `others` leave no room for the entry. */
  limit(others: readonly Content[], content: Content): void;
  /** Throws where the entry may not go. */
  checkDelete?(others: readonly Content[]): void;
  /** The key by which two entries are the same; set for kinds without duplicates. A second one changes the first. */
  identity?(content: Content): string;
  /** A flag that one entry at most has: setting it takes it from the others. */
  exclusive?: keyof Content & string;
  /** Sort rank on a profile, most relevant first; entries of the same rank are sorted newest first. */
  order?(a: Content, b: Content): number;
  /** Fields that the server adds to an entry, from other columns of its row. */
  derive?(row: DerivedFrom<Content>): Partial<Content>;
  /** The entry as shown in a language; unchanged if this is left out. */
  present?(content: Content, language: LanguageTag): Content;
}

/** A kind of entry of a profile, with its rules. The type of its content is known inside alone. */
export interface EntryKind extends Omit<KindOptions<EntryContent>, 'rules'> {
  rules(now: Date): Rules;
}

export const defineKind = <Content extends object>(options: KindOptions<Content>): EntryKind =>
  options as unknown as EntryKind;
