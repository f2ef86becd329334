import { Button, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { FIELD_WORDS, FIELDS } from '../columns.ts';
import type { ImportView } from '../contract.ts';
import type { ImportRow } from '../row-contract.ts';
import { texts } from './texts.ts';

const CorrectRowDialog = lazy(async () => ({
  default: (await import('./correct-row-dialog.tsx')).CorrectRowDialog,
}));

interface CorrectedRowProps {
  view: Pick<ImportView, 'id' | 'map' | 'state'>;
  row: ImportRow;
}

/** What somebody typed in place of the file's cells, and the button to do so. */
export function CorrectedRow({ view, row }: CorrectedRowProps) {
  const [isOpen, setOpen] = useState(false);
  if (!row.cells) return null;
  return (
    <>
      {row.corrected && (
        <Text component="div" fz="xs">
          {`${changes(row).join('; ')}. ${row.corrected.by}, ${showMoment(row.corrected.at)}`}
        </Text>
      )}
      {view.state === 'read' && (
        <Button
          mt={4}
          size="compact-xs"
          variant="default"
          aria-label={texts.correct.title(row.row)}
          onClick={() => setOpen(true)}
        >
          {texts.correct.button}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <CorrectRowDialog view={view} row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Commission: “12,50” in the file, typed as “12.50” */
function changes({ cells, corrected }: ImportRow): string[] {
  return FIELDS.flatMap((field) => {
    const [written = '', typed = ''] = [cells?.[field], corrected?.cells[field]];
    if (written === typed) return [];
    return [texts.correct.change(FIELD_WORDS[field], written, typed)];
  });
}
