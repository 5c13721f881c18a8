import type { AdminQueue } from '@jobharbor/shared/contracts';
import type { EmployerClient } from '@jobharbor/shared/employer-client';
import type { Entered } from '../form-site/fields.ts';
import type { Html } from '../form-site/html.ts';
import type { Acting, Shown } from './shown.ts';

type Choice = readonly [value: string, label: string];

/** A case as the page of its queue shows it. */
export interface Case {
  /** In the address of its form. */
  id: number;
  /** What the log of decisions knows it by. */
  subjectId: number;
  title: Html;
  /** Seconds since 1970. */
  since: number;
  evidence: Html;
  /** What can be decided; none for a case that only shows. */
  outcomes: readonly Choice[];
  /** What the reason is called; `Reason` without it. */
  reasonLabel?: string;
  /** Who reads the reason. */
  reasonHint: string;
  /** Hidden fields by which the API knows what the admin has seen. */
  seen: Readonly<Record<string, string | number>>;
  /** Further fields of the form. */
  more?: ((entered: Entered) => Html) | undefined;
}

export interface Queue {
  key: AdminQueue;
  title: string;
  /** What is decided here, and what each outcome does. */
  lead: string;
  /** The list has states, the first of which waits. */
  states?: readonly Choice[];
  load(
    client: EmployerClient,
    wanted: { page: number; size: number; state: string },
    shown: Pick<Shown, 'siteUrl'>,
  ): Promise<{ cases: Case[]; total: number; notice?: string | undefined }>;
  /** Sends the decision. `reason` is not empty. */
  decide(acting: Acting, decided: { outcome: string; reason: string }): Promise<unknown>;
  /** Stands below the list. */
  renderMore?(shown: Shown): Html;
}
