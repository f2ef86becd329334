import { Text } from '@mantine/core';
import { IconMail, IconPencil, IconPlus, IconTrash, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { SavedFilter } from '../filter-contract.ts';
import { SCHEDULES } from '../rules/days.ts';
import type { Report } from '../rules/report.ts';
import { filtersQuery, useDeleteFilter, useRestoreFilter } from './report-queries.ts';
import classes from './reports.module.css';
import { isSameFilter, type ReportSearch, savedForm } from './search.ts';
import { texts } from './texts.ts';

interface SavedFiltersProps {
  report: Report;
  search: ReportSearch;
  onOpen: (saved: number | 'add') => void;
}

/** The saved filters of the report as a row of links; whichever is shown can be edited and deleted by its owner. */
export function SavedFilters({ report, search, onOpen }: SavedFiltersProps) {
  const { data } = useQuery(filtersQuery(report.name));
  const now = savedForm(report, search);
  const shown = data?.results.filter(({ filter }) => isSameFilter(filter, now));
  return (
    <div className={classes.pills}>
      <Text fz="sm" c="dimmed">
        {texts.savedFilters.title}
      </Text>
      {data?.results.map((filter) => (
        <Pill key={filter.id} report={report} filter={filter} isShown={shown?.includes(filter) ?? false} />
      ))}
      {shown
        ?.filter(({ isOwn }) => isOwn)
        .map((filter) => (
          <OwnActions key={filter.id} filter={filter} onEdit={() => onOpen(filter.id)} />
        ))}
      <LinkButton
        to="/reports/$report"
        params={{ report: report.name }}
        search={{ ...search, saved: 'add' }}
        variant="default"
        size="compact-sm"
        radius="xl"
        leftSection={<IconPlus size={14} aria-hidden />}
      >
        {texts.savedFilters.save}
      </LinkButton>
    </div>
  );
}

interface PillProps {
  report: Report;
  filter: SavedFilter;
  isShown: boolean;
}

function Pill({ report, filter: { name, filter, shared, schedule, isOwn, owner }, isShown }: PillProps) {
  const words = [
    shared && (isOwn ? texts.savedFilters.shared : texts.savedFilters.sharedBy(owner)),
    schedule && isOwn && SCHEDULES[schedule].toLowerCase(),
  ].filter(Boolean);
  const label = [name, ...words].join(' · ');
  return (
    <LinkButton
      to="/reports/$report"
      params={{ report: report.name }}
      search={filter as never}
      variant={isShown ? 'light' : 'default'}
      size="compact-sm"
      radius="xl"
      aria-current={isShown || undefined}
      title={label}
      rightSection={
        <>
          {shared && <IconUsers size={13} aria-hidden />}
          {schedule && isOwn && <IconMail size={13} aria-hidden />}
        </>
      }
    >
      <span className={classes.pillLabel}>{label}</span>
    </LinkButton>
  );
}

function OwnActions({ filter, onEdit }: { filter: SavedFilter; onEdit: () => void }) {
  const { mutateAsync } = useDeleteFilter();
  const restore = useRestoreFilter();
  const { report, name, filter: parts, shared, schedule } = filter;
  const onDelete = () =>
    void mutateAsync(filter).then(
      () =>
        toastUndo(texts.savedFilters.deleted(name), () =>
          restore.mutateAsync({ report, name, filter: parts, shared, schedule, version: undefined }),
        ),
      toastProblem,
    );
  return (
    <>
      <IconButton label={texts.savedFilters.editFilter(name)} onClick={onEdit}>
        <IconPencil size={15} aria-hidden />
      </IconButton>
      <IconButton label={texts.savedFilters.deleteFilter(name)} onClick={onDelete}>
        <IconTrash size={15} aria-hidden />
      </IconButton>
    </>
  );
}
