import type { Entered } from './fields.ts';

/** The fields of a form; several values of one name are joined by commas. */
export type Form = Readonly<Record<string, string>>;

/** What an action did: where to go on, and what to say there. An empty `to` shows the form again. */
export interface Done {
  to: string;
  /** A sentence. */
  said?: string | undefined;
  /** What is listed below it, where the form is shown again. */
  items?: readonly string[];
}

/** What a page is rendered from on every site. */
export interface Asked {
  /** The form that was refused or is not complete yet; empty otherwise. */
  entered: Entered;
  query: URLSearchParams;
  /** The first number of the path. */
  id: number;
}

/** A form that was sent. */
export interface Sent {
  form: Form;
  /** With every value of a repeated field. */
  fields: URLSearchParams;
  /** The file of the form; null without one. */
  file: File | null;
}

/** The form of an action. */
export interface FormAction<Shown> {
  /** The page that has the form, with `{id}`; where it is not the form's own address. */
  page?: string;
  carryOut(acting: Shown & Sent): Promise<Done>;
}
