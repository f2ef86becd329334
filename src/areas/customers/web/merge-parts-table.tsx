import { Radio, Table, Text } from '@mantine/core';
import type { Compared } from '../merge-contract.ts';
import type { MergePart } from '../merge-rules.ts';
import { fieldsOf } from '../rules.ts';
import type { CustomerField, OfficeNames } from './customer-fields.ts';
import { partLabel, partWords } from './merge-words.ts';

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
  if (parts.length === 0) return <Text fz="sm">The two records say the same.</Text>;
  const choose = (part: MergePart, isTaken: boolean) =>
    onChange([...taken.filter((each) => each !== part), ...(isTaken ? [part] : [])]);
  return (
    <Table.ScrollContainer minWidth={480}>
      <Table aria-label="What differs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Field</Table.Th>
            <Table.Th>
              {kept.name} #{kept.id}, who stays
            </Table.Th>
            <Table.Th>
              {merged.name} #{merged.id}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {parts.map((part) => {
            const label = partLabel(part, words.labels);
            const side = (of: Compared['kept'], isOther: boolean) => {
              const said = partWords(part, fieldsOf(of), words.offices) || 'empty';
              return (
                <Radio
                  name={`take-${part}`}
                  label={said}
                  aria-label={`${label} of #${of.id}: ${said}`}
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
