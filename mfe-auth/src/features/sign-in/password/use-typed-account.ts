import { tabStore } from '@jobharbor/shared/browser/storage';
import { useRemote } from '@jobharbor/shared/remote';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { AccountValues } from './account-values.ts';

const key = 'jh-sign-up';
/** Contains neither the password nor the terms, which the person accepts again. */
const typed = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone_country_key: z.string(),
  contact_number: z.string(),
});
type Typed = z.infer<typeof typed>;

/** Keeps the fields of a new account for this tab (sessionStorage), so that a reload restores them, until somebody signs in. */
export function useTypedAccount(form: UseFormReturn<AccountValues, unknown, AccountValues>): void {
  const { session } = useRemote();
  const { getValues, setValue, watch } = form;
  useEffect(() => {
    const kept = read();
    if (kept && getValues(['first_name', 'last_name', 'contact_number']).every((value) => value === ''))
      for (const name of Object.keys(kept) as (keyof Typed)[]) setValue(name, kept[name]);
    const { unsubscribe } = watch((values) => write(typed.parse(values)));
    return () => {
      unsubscribe();
      if (session.getState().status === 'signed-in') write(null);
    };
  }, [getValues, setValue, watch, session]);
}

function read(): Typed | null {
  try {
    return typed.parse(JSON.parse(tabStore.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

function write(values: Typed | null): void {
  try {
    if (values === null) tabStore.removeItem(key);
    else tabStore.setItem(key, JSON.stringify(values));
  } catch {
    // The form still holds the input.
  }
}
