import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { createSessionStore, setSession } from '@jobharbor/shared/session';
import { createMemoryNavigation } from '@jobharbor/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import type { ShellNavigation } from '../../common/create-navigation.ts';
import { signInAddress } from '../../common/sign-in-address.ts';
import { anEntry } from '../../testing/a-remote.ts';
import { createSessionEnd } from './expire-session.ts';

const maya: SessionUser = {
  id: 1,
  role: 'jobseeker',
  first_name: 'Maya',
  avatar_url: null,
  is_email_verify: false,
  is_profile_completed: false,
};

const { contract } = anEntry('auth', '/get-started').extras;
const contracts = [{ ...contract, wellKnown: { signIn: '/get-started' } }];

function aShell(address: string) {
  const memory = createMemoryNavigation(address);
  const navigation: ShellNavigation = { ...memory, kind: () => 'push', guard: () => {}, dispose: () => {} };
  const session = createSessionStore(null);
  setSession(session, maya);
  return { navigation, session, entries: memory.entries };
}

describe('the end of a session', () => {
  it('sends the person to sign in with the address to return to, once for many refused calls', () => {
    const { navigation, session, entries } = aShell('/en/ph/job/nurse-7?apply=1');
    const onEnd = vi.fn();
    const end = createSessionEnd(session, navigation, { contracts }, onEnd);
    end();
    end();
    end();
    expect(entries.slice(1)).toEqual(['/en/ph/get-started?redirect=%2Fen%2Fph%2Fjob%2Fnurse-7%3Fapply%3D1']);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(session.getState()).toEqual({ status: 'guest', user: null });
  });

  it('does nothing for a guest', () => {
    const { navigation, session, entries } = aShell('/en/ph/jobs');
    setSession(session, null);
    createSessionEnd(session, navigation, { contracts }, () => {})();
    expect(entries).toHaveLength(1);
  });
});

it('does not redirect the sign-in page to itself', () => {
  expect(signInAddress(contracts, '/ja/jp/get-started?redirect=%2Fja%2Fjp')).toBe(
    '/ja/jp/get-started?redirect=%2Fja%2Fjp',
  );
});
