import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isFocusLost } from '#ui/focus-lost.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './content-editor.module.css';

/** The head of a text that is open. A text opened by a press takes the focus there, as soon as anything of it stands. */
export function EditorHead({
  label,
  takesFocus,
  onClose,
  children,
}: {
  /** What the text is called. */
  label: string;
  takesFocus: 'always' | 'where it is lost' | 'never';
  onClose(): void;
  /** How far the text is, and what is shown of it. */
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it appears
  useEffect(() => {
    if (takesFocus === 'never' || (takesFocus !== 'always' && !isFocusLost())) return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={styles.head}>
      <h2 ref={heading} tabIndex={-1} data-focus-home="">
        {label}
      </h2>
      {children}
      <IconButton label="Close the text" className={styles.close} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </header>
  );
}
