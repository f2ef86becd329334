import { Radio, ScrollArea, Select, Stack, Table, Text, VisuallyHidden } from '@mantine/core';
import { HEAD_WITHIN, type Layout, type PreviewedSheet } from '#platform/shared/sheets/preview.ts';
import classes from './heading-choice.module.css';
import { texts } from './texts.ts';

interface HeadingChoiceProps {
  sheets: readonly PreviewedSheet[];
  layout: Layout;
  /** Why nothing can be read there. */
  problem: string | undefined;
  onChange: (layout: Layout) => void;
  /** The row that is proposed when another sheet is chosen. */
  rowOf: (sheet: PreviewedSheet) => number;
}

/** Which sheet is meant, and which of its first rows contains the headings. */
export function HeadingChoice({ sheets, layout, problem, onChange, rowOf }: HeadingChoiceProps) {
  const sheet = sheets.find(({ name }) => name === layout.sheet);
  const choose = (name: string | null) => {
    const next = sheets.find((each) => each.name === name);
    if (next) onChange({ sheet: next.name, headingRow: rowOf(next) });
  };
  return (
    <Stack gap="xs">
      {sheets.length > 1 && (
        <Select
          label={texts.sheet}
          allowDeselect={false}
          maw={360}
          data={sheets.map(({ name }) => name)}
          value={layout.sheet}
          onChange={choose}
        />
      )}
      <Text fz="sm" fw={500} id="heading-row">
        {texts.headingRow}
      </Text>
      {sheet && (
        <ScrollArea.Autosize
          mah={260}
          type="auto"
          viewportProps={{ tabIndex: 0, 'aria-labelledby': 'heading-row' }}
        >
          <Table className={classes.preview} aria-label={texts.firstRows} withRowBorders>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.row}</Table.Th>
                <Table.Th colSpan={Math.max(1, ...sheet.lines.map(({ length }) => length))}>
                  <VisuallyHidden>{texts.cells}</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {placed(sheet.lines.slice(0, HEAD_WITHIN)).map(({ place: row, value: cells }) => (
                <PreviewRow
                  key={row}
                  row={row}
                  cells={cells}
                  isChosen={layout.headingRow === row}
                  onChoose={() => onChange({ ...layout, headingRow: row })}
                />
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea.Autosize>
      )}
      {problem && (
        <Text fz="xs" c="var(--cd-problem)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

/** Rows and cells of a sheet are distinguished by their places alone. */
const placed = <Value,>(values: readonly Value[]) => values.map((value, at) => ({ place: at + 1, value }));

interface PreviewRowProps {
  row: number;
  cells: readonly string[];
  isChosen: boolean;
  onChoose: () => void;
}

function PreviewRow({ row, cells, isChosen, onChoose }: PreviewRowProps) {
  return (
    <Table.Tr data-chosen={isChosen || undefined}>
      <Table.Td>
        <Radio
          size="xs"
          name="heading-row"
          label={row}
          aria-label={texts.headingsInRow(row)}
          checked={isChosen}
          onChange={onChoose}
        />
      </Table.Td>
      {placed(cells).map(({ place, value }) => (
        <Table.Td key={place}>{value}</Table.Td>
      ))}
    </Table.Tr>
  );
}
