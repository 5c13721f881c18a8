import UploadIcon from 'lucide-react/icons/upload';
import { type ComponentProps, type DragEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessage } from '../field/field-frame.tsx';

export type FileDropProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** Label of the field, e.g. "Choose a résumé". */
  label: ReactNode;
  /** After the label, where one can drag: "or drop it here". */
  dropText?: ReactNode;
  /** Kinds and limit, before anything goes wrong: "PDF, DOC or DOCX, up to 5 MB". */
  hint?: ReactNode;
  error?: ReactNode;
  /** Dropped files may be of any type: validate them like chosen ones. */
  onFiles: (files: File[]) => void;
};

/** The native file input with a drop zone. Show the state of each file with `UploadStatus`. */
export function FileDrop({ label, dropText, hint, error, onFiles, className, ...input }: FileDropProps) {
  const messageId = useId();
  const [isOver, setOver] = useState(false);
  const give = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onFiles(input.multiple ? chosen : chosen.slice(0, 1));
  };
  const watch = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over && !input.disabled);
  };
  return (
    <div className={classNames('jh-field', className)}>
      <label
        className="jh-file-drop"
        data-over={isOver}
        onDragOver={watch(true)}
        onDragLeave={watch(false)}
        onDrop={(event) => {
          watch(false)(event);
          if (!input.disabled) give(event.dataTransfer.files);
        }}
      >
        <UploadIcon />
        <span>
          <span className="jh-file-drop__action">{label}</span> {dropText}
        </span>
        <input
          {...input}
          type="file"
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={classNames(Boolean(hint || error) && messageId, input['aria-describedby'])}
          onChange={(event) => {
            const field = event.currentTarget;
            give(field.files);
            // Reset, so that the same file can be chosen again after a failure.
            field.value = '';
          }}
        />
      </label>
      <div aria-live="polite">
        <FieldMessage id={messageId} hint={hint} error={error} />
      </div>
    </div>
  );
}
