import { AppError, errorCode } from '@jobharbor/shared/errors';
import { lazyPart } from '@jobharbor/shared/remote';
import { createContext, type ReactNode, Suspense, use, useRef, useState } from 'react';
import type { ProofToken } from './proof-token.ts';

// Lazy: bundles the WebAuthn client, and few visits change how they sign in.
const OwnerProofDialog = lazyPart(async () => (await import('./owner-proof-dialog.tsx')).OwnerProofDialog);

export interface OwnerProof {
  /**
   * Token of a fresh proof that the user owns the account: the one that this page has, else one that a dialog asks for.
   * Rejects with `cancelled` where the person closes it.
   */
  get(): Promise<string>;
  /** For a token that the server refuses. */
  forget(): void;
}

const OwnerProofContext = createContext<OwnerProof | null>(null);

interface Question {
  answer(proof: ProofToken): void;
  cancel(): void;
}

/** Seconds before its end from which a token is not used any more. */
const reserve = 30;

/** Asks for the proof of ownership in a dialog over the page, whose forms keep what is typed. */
export function OwnerProofProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const held = useRef<{ token: string; until: number } | null>(null);
  const [proof] = useState<OwnerProof>(() => ({
    get: async () => {
      if (held.current !== null && performance.now() < held.current.until) return held.current.token;
      const { token, expires_in } = await new Promise<ProofToken>((answer, reject) =>
        setQuestion({ answer, cancel: () => reject(new AppError(errorCode.cancelled, { status: 0 })) }),
      ).finally(() => setQuestion(null));
      held.current = { token, until: performance.now() + (expires_in - reserve) * 1_000 };
      return token;
    },
    forget: () => {
      held.current = null;
    },
  }));
  return (
    <OwnerProofContext value={proof}>
      {children}
      {question && (
        <Suspense>
          <OwnerProofDialog onProved={question.answer} onClose={question.cancel} />
        </Suspense>
      )}
    </OwnerProofContext>
  );
}

export function useOwnerProof(): OwnerProof {
  const proof = use(OwnerProofContext);
  if (proof === null) throw new Error('useOwnerProof needs an OwnerProofProvider above it.');
  return proof;
}
