import { ActionIcon } from '@mantine/core';
import { createElement, Fragment, type ReactNode, type Ref, useMemo, useRef } from 'react';
import { SafeHtml } from '../html/safe-html.tsx';
import { CHIP, type Chips, chipPieces } from './chip-text.ts';
import classes from './rich-text.module.css';
import { CONTROL_WORDS, type ControlName, RESTING_CONTROLS } from './toolbar-controls.ts';
import { startOf } from './typed-so-far.ts';

interface RestingTextProps {
  value: string;
  onChange: ((html: string) => void) | undefined;
  isInvalid: boolean;
  /** Of the element that is typed into. */
  attributes: Record<string, string>;
  /** Fields that are shown as one piece. */
  chips: Chips | undefined;
  ref: Ref<HTMLDivElement>;
  /** Somebody is about to touch it. */
  onNear: () => void;
  onWake: () => void;
  onPress: (control: ControlName) => void;
}

/** The field before its editor has come: looks the same, and takes what is typed. */
export function RestingText({
  value,
  onChange,
  isInvalid,
  attributes,
  chips,
  ref,
  onNear,
  onWake,
  onPress,
}: RestingTextProps) {
  // What is typed changes the elements behind React's back; they are rebuilt only for a text from outside.
  const typed = useRef<string>(undefined);
  const shown = useRef(value);
  const text = useMemo(() => chips && chippedText(chips), [chips]);
  if (value !== typed.current) shown.current = value;
  return (
    <div className={classes.resting} data-invalid={isInvalid || undefined} onPointerEnter={onNear}>
      <div className={classes.restingToolbar}>
        {RESTING_CONTROLS.map((group) => (
          <ActionIcon.Group key={group[0][0]}>
            {group.map(([name, Icon]) => (
              <ActionIcon
                key={name}
                variant="default"
                size={26}
                aria-label={CONTROL_WORDS[name]}
                title={CONTROL_WORDS[name]}
                tabIndex={-1}
                // The cursor stays in the text: what is typed until the editor comes must not be lost.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPress(name)}
              >
                <Icon size={16} stroke={1.5} aria-hidden />
              </ActionIcon>
            ))}
          </ActionIcon.Group>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: it contains paragraphs and links, which no form element can. */}
      <div
        key={shown.current}
        ref={ref}
        className={classes.restingText}
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        tabIndex={0}
        {...attributes}
        onFocus={onWake}
        onInput={({ currentTarget }) => {
          typed.current = startOf(currentTarget).html;
          onChange?.(typed.current);
        }}
      >
        {shown.current && <SafeHtml html={shown.current} {...(text && { text })} />}
      </div>
    </div>
  );
}

/** The same look that the editor gives them. */
function chippedText(chips: Chips): (text: string) => ReactNode {
  const shown = (text: string) =>
    chipPieces(text, chips).map((piece) =>
      typeof piece === 'string'
        ? piece
        : createElement(
            'span',
            { [CHIP]: piece.written, title: piece.written, className: classes.chip, contentEditable: false },
            piece.label,
          ),
    );
  return (text) => createElement(Fragment, null, ...shown(text));
}
