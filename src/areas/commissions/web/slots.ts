import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { BridgePart } from '../statuses.ts';

export interface PostFilesProps {
  ids: readonly number[];
  onClose: () => void;
  /** The files are refetched and the dialog closes. */
  onPosted: () => void;
}

export interface FileBarProps {
  fileId: number;
  /** Grows with every change of the file. */
  version: number;
  /** The figure whose lines are shown. */
  part: BridgePart | undefined;
  onPart: (part: BridgePart) => void;
}

/** What other areas bring to the screens of commissions; what is absent is not shown. */
export interface CommissionSlots {
  /** Where carriers' statements are imported. */
  importLink?: string;
  /** Where statements for employees are made. */
  statementsLink?: string;
  /** Where the training videos are. */
  videosLink?: string;
  /** Marks the list of files as a favorite. */
  Favorite?: ComponentType;
  /** A dialog that posts these files. */
  PostFiles?: ComponentType<PostFilesProps>;
  /** Shown above the totals of a file. */
  FileBar?: ComponentType<FileBarProps>;
  /** Shown beside its title. */
  FileBadge?: ComponentType<Pick<FileBarProps, 'fileId' | 'version'>>;
  /** Fetches what the bar shows, so that it does not come after the lines. */
  loadFileBar?: (queryClient: QueryClient, fileId: number, version: number) => Promise<unknown>;
}
