import type { Me } from '@jobharbor/shared/contracts/jobseeker';
import { Card, IconButton } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockForm } from './block-form.tsx';
import type { Block, ProfileField } from './blocks.ts';
import { type BlockEditor, useBlockEditor } from './use-block-editor.ts';

export interface ProfileBlockProps {
  block: Block;
  me: Me;
  /** A field that the person asked to fill elsewhere on the page; a new object for each wish. */
  wanted: { field: ProfileField } | null;
  /** The block as it is read. */
  children: ReactNode;
  fields: (editor: BlockEditor) => ReactNode;
}

/** A part of the profile: read as it is seen, edited in its place. */
export function ProfileBlock({ block, me, wanted, children, fields }: ProfileBlockProps) {
  const { t } = useTranslation('profile');
  const editor = useBlockEditor(block, me);
  const editButton = useRef<HTMLButtonElement>(null);
  const { status } = editor.state;
  const isOpen = status !== 'viewing';
  const title = t(`block.${block.name}`);

  const { setFocus } = editor.form;
  const wish = useRef<ProfileField | null>(null);
  const begin = useEffectEvent((field: ProfileField) => {
    wish.current = field;
    if (isOpen) setFocus(field);
    else editor.open();
  });
  useEffect(() => {
    if (wanted && block.fields.includes(wanted.field)) begin(wanted.field);
  }, [wanted, block]);

  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (!isOpen) return editButton.current?.focus();
    const [first] = block.fields;
    setFocus(wish.current ?? first ?? '');
    wish.current = null;
  }, [isOpen, block, setFocus]);

  return (
    <Card as="section" padding="roomy" className="jhp-block" aria-label={title}>
      {isOpen ? (
        <BlockForm block={block} editor={editor} title={title}>
          {fields(editor)}
        </BlockForm>
      ) : (
        <>
          <div className="jhp-block__content">{children}</div>
          <IconButton
            ref={editButton}
            outlined
            className="jhp-block__edit"
            icon={<Pencil />}
            label={t(`edit.${block.name}`)}
            onClick={editor.open}
          />
        </>
      )}
      <p className="jhp-block__saved" role="status">
        {editor.state.status === 'viewing' && editor.state.isSaved && (
          <>
            <Check className="jh-icon" aria-hidden="true" /> {t('saved')}
          </>
        )}
      </p>
    </Card>
  );
}
