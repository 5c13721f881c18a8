import type { Me } from '@jobharbor/shared/contracts/jobseeker';
import { type AppError, toAppError } from '@jobharbor/shared/errors';
import { useDirtyLease, useRemote } from '@jobharbor/shared/remote';
import { sessionOf } from '@jobharbor/shared/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { meKey } from '../../core/use-me.ts';
import { saveBlock } from './api/save-me.ts';
import { blockDraftOf } from './block-draft.ts';
import { type Block, type BlockValues, isSame } from './blocks.ts';

/** What a block shows. `mine` waits while the person decides between two versions. */
export type EditorState =
  | { status: 'viewing'; isSaved: boolean }
  | { status: 'editing'; isRestored: boolean }
  | { status: 'saving' }
  | { status: 'failed'; error: AppError }
  | { status: 'conflict'; mine: BlockValues; theirs: Me };

/** One block between reading and saved. Nothing typed is lost on the way: every stroke is kept as a draft. */
export function useBlockEditor(block: Block, me: Me) {
  const { http, session, now } = useRemote();
  const queryClient = useQueryClient();
  const [draft] = useState(() => blockDraftOf(me.id, block.name));
  const [restored] = useState(() => draft.read(now));
  const isRestored = restored !== null && !isSame(restored.values, block.read(me));
  const base = useRef(isRestored ? restored.base : block.read(me));
  const isSending = useRef(false);
  const [state, setState] = useState<EditorState>(
    isRestored ? { status: 'editing', isRestored: true } : { status: 'viewing', isSaved: false },
  );
  const form = useForm<BlockValues, unknown, BlockValues>({
    defaultValues: isRestored ? restored.values : block.read(me),
    resolver: block.check,
  });

  const isOpen = state.status !== 'viewing';
  const [isUnsaved, setUnsaved] = useState(isRestored);
  const { watch } = form;
  useEffect(() => {
    if (!isOpen) return;
    const { unsubscribe } = watch((values) => {
      const typed = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text ?? '']));
      const isBack = isSame(typed, base.current);
      setUnsaved(!isBack);
      if (isBack) draft.drop();
      else draft.keep(typed, base.current);
    });
    return unsubscribe;
  }, [isOpen, watch, draft]);
  useDirtyLease(isOpen && isUnsaved, `profile-${block.name}`);

  function close(isSaved: boolean) {
    draft.drop();
    setUnsaved(false);
    setState({ status: 'viewing', isSaved });
  }

  function accept(saved: Me) {
    queryClient.setQueryData(meKey(me.id), saved);
    const { user } = session.getState();
    if (user) session.setState(sessionOf({ ...user, first_name: saved.first_name }), true);
  }

  async function send(values: BlockValues, known: Me) {
    if (isSending.current) return;
    isSending.current = true;
    setState({ status: 'saving' });
    try {
      const outcome = await saveBlock(http, { block, values, base: base.current, known });
      if (outcome.status === 'conflict') {
        setState({ status: 'conflict', mine: values, theirs: outcome.theirs });
      } else {
        accept(outcome.me);
        close(true);
      }
    } catch (error) {
      show(toAppError(error));
    }
    isSending.current = false;
  }

  function show(error: AppError) {
    setState({ status: 'failed', error });
    for (const field of block.fields) {
      const text = error.fields[field]?.[0];
      if (text) form.setError(field, { type: 'server', message: text }, { shouldFocus: true });
    }
  }

  return {
    form,
    state,
    open() {
      base.current = block.read(me);
      form.reset(base.current);
      setState({ status: 'editing', isRestored: false });
    },
    cancel: () => close(false),
    save: form.handleSubmit((values) => send(values, me)),
    /** Over theirs, which the person has seen. */
    keepMine(mine: BlockValues, theirs: Me) {
      base.current = block.read(theirs);
      return send(mine, theirs);
    },
    takeTheirs(theirs: Me) {
      accept(theirs);
      close(false);
    },
  };
}

export type BlockEditor = ReturnType<typeof useBlockEditor>;
