import { Radio, Table, Text } from '@mantine/core';
import type { Compared } from '../merge-contract.ts';
import type { MergePart } from '../merge-rules.ts';
import { fieldsOf } from '../rules.ts';
import type { CustomerField, OfficeNames } from './customer-fields.ts';
import { partLabel, partWords } from './merge-words.ts';
import { texts } from './texts.ts';

interface MergePartsTableProps {
  compared: Compared;
  parts: readonly MergePart[];
  /** The parts of the other one that are taken. */
  taken: readonly MergePart[];
  onChange: (taken: MergePart[]) => void;
  words: { labels: Record<CustomerField, string>; offices: OfficeNames };
}

/** What differs, one choice a row. */
export function MergePartsTable({ compared, parts, taken, onChange, words }: MergePartsTableProps) {
  const { kept, merged } = compared;
  if (parts.length === 0) return <Text fz="sm">{texts.merge.same}</Text>;
  const choose = (part: MergePart, isTaken: boolean) =>
    onChange([...taken.filter((each) => each !== part), ...(isTaken ? [part] : [])]);
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table aria-label={texts.merge.whatDiffers}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.merge.field}</Table.Th>
            <Table.Th>{texts.merge.whoStays(kept.name, kept.id)}</Table.Th>
            <Table.Th>
              {merged.name} #{merged.id}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {parts.map((part) => {
            const label = partLabel(part, words.labels);
            const side = (of: Compared['kept'], isOther: boolean) => {
              const said = partWords(part, fieldsOf(of), words.offices) || texts.merge.empty;
              return (
                <Radio
                  name={`take-${part}`}
                  label={said}
                  aria-label={texts.merge.partOf(label, of.id, said)}
                  checked={taken.includes(part) === isOther}
                  onChange={() => choose(part, isOther)}
                />
              );
            };
            return (
              <Table.Tr key={part}>
                <Table.Th scope="row">{label}</Table.Th>
                <Table.Td>{side(kept, false)}</Table.Td>
                <Table.Td>{side(merged, true)}</Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
