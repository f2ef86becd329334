import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import type { FileView } from '../contract.ts';
import { dayOrNone } from './commission-words.ts';
import { FileQuestionDialog } from './file-question-dialog.tsx';
import type { FileQuestion } from './file-questions.ts';
import { HelpButtons } from './help-buttons.tsx';
import { ImportLink } from './import-link.tsx';
import type { CommissionSlots } from './slots.ts';
import { texts } from './texts.ts';
import { FILE_TOUR } from './tour-steps.ts';
import { UndoMergeButton } from './undo-merge-button.tsx';

interface FileHeadProps {
  file: FileView['file'];
  slots: CommissionSlots;
}

export function FileHead({ file, slots }: FileHeadProps) {
  const [question, setQuestion] = useState<FileQuestion>();
  const { FileBadge } = slots;
  const isArchived = file.status === 1;
  const what = isArchived ? 'unarchive' : 'archive';
  return (
    <>
      <RecordHead
        title={texts.files.title}
        up={
          <WayUp to="/commissions/reconcile" search={{ status: 0 }}>
            {texts.files.list}
          </WayUp>
        }
        number={file.id}
        badges={
          <>
            {file.posted && <StateBadge tone="closed">{texts.file.posted(dayOf(file.posted))}</StateBadge>}
            {isArchived && <StateBadge tone="closed">{texts.file.archived}</StateBadge>}
            {/* It comes after the others, so it stands after them. */}
            {FileBadge && <FileBadge fileId={file.id} version={file.version} />}
          </>
        }
        facts={[
          file.company.name,
          texts.file.createdBy(file.creator),
          texts.file.filingDate(dayOf(file.filingDate)),
          file.depositDate ? texts.file.depositDate(dayOrNone(file.depositDate)) : '',
          file.startDate
            ? texts.file.period(dayOrNone(file.startDate), dayOrNone(file.endDate))
            : texts.file.forwardedLines,
        ]}
        actions={
          <>
            <UndoMergeButton file={file} />
            <ImportLink to={slots.importLink} />
            <HelpButtons steps={FILE_TOUR} videosLink={slots.videosLink} />
            <IconButton
              label={isArchived ? texts.file.unarchive : texts.file.archive}
              onClick={() => setQuestion({ what, ids: [file.id] })}
            >
              {isArchived ? <IconArchiveOff size={17} aria-hidden /> : <IconArchive size={17} aria-hidden />}
            </IconButton>
          </>
        }
      />
      {question && (
        <FileQuestionDialog
          question={question}
          PostFiles={undefined}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}
