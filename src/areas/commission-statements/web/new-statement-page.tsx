import { Paper, Stack, Text } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { ChosenFields } from './chosen-fields.tsx';
import { StatementPreviewPart } from './statement-preview.tsx';
import { texts } from './texts.ts';

const route = getRouteApi('/signed-in/admin/commissions/statements/new');

/** First who it is for and what it covers, then what it comes to, then it is created. */
export function NewStatementPage() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const { employee, file, month, until } = search;
  const change = (next: object) =>
    void navigate({ to: '.', search: (now) => ({ ...now, ...next }), resetScroll: false, replace: true });
  return (
    <>
      <RecordHead
        title={texts.newStatement.title}
        up={<WayUp to="/admin/commissions/statements">{texts.newStatement.up}</WayUp>}
        facts={[texts.newStatement.what]}
      />
      <Stack gap="md">
        <Paper component="section" aria-label={texts.newStatement.whatItTakes} withBorder p="md">
          <ChosenFields
            employee={employee}
            file={file}
            month={month}
            until={until}
            onChange={(next) => change({ ...next, page: undefined })}
          />
        </Paper>
        {employee === undefined ? (
          <Text c="dimmed">{texts.newStatement.choosePersonFirst}</Text>
        ) : (
          <StatementPreviewPart
            chosen={{ employee, file: file ?? null, month: month ?? null, until: until ?? null }}
            search={search}
            onPage={change}
          />
        )}
      </Stack>
    </>
  );
}
