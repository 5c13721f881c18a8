import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';

/** What one step passes on to the next. Stored in the history entry, never in an address: no password and no code. */
const stepData = z.object({
  email: z.optional(z.string()),
  phone: z.optional(z.object({ country_key: z.string(), contact_number: z.string() })),
  /** The phone number as normalised by the server. */
  sentTo: z.optional(z.string()),
  /** When another code may be requested, in milliseconds. */
  resendAt: z.optional(z.number()),
  factor: z.optional(z.enum(['app', 'mail'])),
  /** For a social login: the proof that links it to the account, the provider, and the path to open afterwards. */
  proof: z.optional(z.object({ token: z.string(), email: z.string() })),
  provider: z.optional(z.enum(['google', 'apple', 'line', 'facebook', 'x'])),
  redirect: z.optional(z.nullable(z.string())),
});
export type StepData = z.infer<typeof stepData>;

const entryState = z.object({ steps: z.object({ trail: z.array(z.string()), data: stepData }) });

/** The steps of one page. The browser's Back leads to the step before, with what was typed there. */
export interface Steps {
  /** Empty for the first. */
  name: string;
  data: StepData;
  /** Number of history entries between the first step and this one. */
  depth: number;
  push(name: string, data?: StepData): void;
  /** Goes back to an earlier step; replaces this one where the history has no such step. */
  backTo(name: string): void;
  /** Goes back to the first entry. */
  toStart(): void;
  /** Adds data to the current step. */
  keep(data: StepData): void;
}

/**
 * Steps as history entries, so that Back and a reload keep them. The name is in the address (`?step=code`), the data in
 * the state of the entry. A step whose data is missing, as after opening its address in another tab, is for the page to
 * replace by an earlier one.
 */
export function useHistorySteps(): Steps {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { trail, stored } = read(state);
  // In memory, too: a switch of language pushes an entry without state.
  const [data, setData] = useState(stored);
  const name = nameIn(search);
  const write = (nextName: string, nextTrail: readonly string[], more: StepData, replace: boolean) => {
    const params = new URLSearchParams(search);
    if (nextName === '') params.delete('step');
    else params.set('step', nextName);
    const query = params.toString();
    const merged = { ...data, ...more };
    setData(merged);
    const steps = { trail: nextTrail, data: merged };
    navigate(query ? `${pathname}?${query}` : pathname, { replace, state: { ...asRecord(state), steps } });
  };
  const own = trail ?? [name];
  return {
    name,
    data,
    depth: own.length - 1,
    push: (next, more = {}) => {
      const isShown = next === name;
      write(next, isShown ? own : [...own, next], more, isShown);
    },
    backTo(earlier) {
      const index = own.lastIndexOf(earlier);
      if (index >= 0 && index < own.length - 1) navigate(index - own.length + 1);
      else write(earlier, [...own.slice(0, -1), earlier], {}, true);
    },
    toStart: () => void navigate(1 - own.length),
    keep: (more) => write(name, own, more, true),
  };
}

/** Steps in memory, for a form in another remote's page, whose history they must not touch. */
export function useLocalSteps(): Steps {
  const [{ trail, data }, set] = useState<{ trail: string[]; data: StepData }>({ trail: [''], data: {} });
  return {
    name: trail.at(-1) ?? '',
    data,
    depth: trail.length - 1,
    push: (next, more) => set({ trail: [...trail, next], data: { ...data, ...more } }),
    backTo: (earlier) =>
      set({
        trail: trail.includes(earlier) ? trail.slice(0, trail.lastIndexOf(earlier) + 1) : [earlier],
        data,
      }),
    toStart: () => set({ trail: trail.slice(0, 1), data }),
    keep: (more) => set({ trail, data: { ...data, ...more } }),
  };
}

const nameIn = (search: string): string => new URLSearchParams(search).get('step') ?? '';

function read(state: unknown): { trail: string[] | null; stored: StepData } {
  const parsed = entryState.safeParse(state);
  return parsed.success
    ? { trail: parsed.data.steps.trail, stored: parsed.data.steps.data }
    : { trail: null, stored: {} };
}

const asRecord = (state: unknown): object => (typeof state === 'object' && state !== null ? state : {});

/** Seconds until another code may be requested. */
export const secondsUntil = (resendAt = 0): number => Math.max(0, Math.ceil((resendAt - Date.now()) / 1_000));

/** The time after so many seconds, for {@link StepData}. */
export const afterSeconds = (seconds: number): number => Date.now() + seconds * 1_000;
