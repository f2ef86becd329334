import { Anchor, Breadcrumbs, Text } from '@mantine/core';
import type { Named } from '#platform/shared/record-fields.ts';
import { texts } from './texts.ts';

interface FolderPathProps {
  label: string;
  /** From the top down to the open folder. */
  path: readonly Named[];
  /** What is searched for in the whole locker, if anything. */
  search?: string;
  /** 0 for the top. */
  onEnter: (folder: number) => void;
}

/** The way from the top of the locker to the open folder. */
export function FolderPath({ label, path, search = '', onEnter }: FolderPathProps) {
  const steps = [{ id: 0, name: texts.folder.top }, ...path];
  return (
    <nav aria-label={label}>
      <Breadcrumbs separatorMargin={6} style={{ flexWrap: 'wrap' }}>
        {steps.map(({ id, name }, at) =>
          at === steps.length - 1 && !search ? (
            <Text key={id} fz="sm" fw={600} aria-current="page">
              {name}
            </Text>
          ) : (
            <Anchor key={id} component="button" type="button" fz="sm" onClick={() => onEnter(id)}>
              {name}
            </Anchor>
          ),
        )}
        {search ? (
          <Text key="found" fz="sm" fw={600}>
            {texts.folder.found}
          </Text>
        ) : null}
      </Breadcrumbs>
    </nav>
  );
}
