import { Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { texts } from '../texts.ts';
import type { Entry } from './entry.ts';
import type { KeptKeys } from './kept-keys.ts';
import classes from './palette-dialog.module.css';
import { LIST_ID, optionId, PaletteList } from './palette-list.tsx';
import { PaletteNotes } from './palette-notes.tsx';
import { TEXT_MAX } from './searches.ts';
import { texts as paletteTexts } from './texts.ts';
import { usePalette } from './use-palette.ts';

/** Finds records, screens and actions from every screen, with the keyboard alone. */
export function PaletteDialog({ onClose, kept }: { onClose: () => void; kept: KeptKeys }) {
  const navigate = useNavigate();
  const palette = usePalette(kept, open);
  const { sections, chosen, typed } = palette;
  const hasEntries = chosen !== undefined;

  function open({ href, act }: Entry): void {
    onClose();
    if (act) act();
    else void navigate({ href });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') palette.enter();
    else if (closes(event)) onClose();
    else if (!palette.move(event.key)) return;
    event.preventDefault();
  }

  return (
    <Dialog title={paletteTexts.title} width={760} onClose={onClose}>
      <TextInput
        role="combobox"
        aria-label={paletteTexts.field}
        aria-autocomplete="list"
        aria-expanded={hasEntries}
        {...(hasEntries && { 'aria-controls': LIST_ID, 'aria-activedescendant': optionId(chosen) })}
        placeholder={paletteTexts.placeholder}
        leftSection={<IconSearch size={16} aria-hidden />}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={TEXT_MAX}
        data-autofocus
        ref={focusAtOnce}
        value={typed}
        onChange={(event) => palette.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={classes.found}>
        <PaletteNotes palette={palette} />
        {hasEntries && <PaletteList sections={sections} chosen={chosen} onOpen={open} />}
      </div>
      <div className={classes.foot} aria-hidden>
        <span>
          <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {paletteTexts.keys.choose}
        </span>
        <span>
          <Kbd size="xs">{texts.keys.enter}</Kbd> {paletteTexts.keys.opens}
        </span>
        <span>
          <Kbd size="xs">{texts.keys.escape}</Kbd> {paletteTexts.keys.closes}
        </span>
      </div>
    </Dialog>
  );
}

/** The dialog itself hears Escape a moment after it is there. */
function closes({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Escape' || (key.toLowerCase() === 'k' && (ctrlKey || metaKey));
}

/**
 * With the first pixel: the dialog itself gives the focus a moment later, and a key pressed until then would be lost.
 * Not for every dialog: the Enter that opens one from a table would go on to send its form.
 */
function focusAtOnce(field: HTMLInputElement | null): void {
  field?.focus();
}
