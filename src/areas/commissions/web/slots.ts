import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

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
  /** How many of its lines are forwarded. */
  forwarded: number;
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
  /** Shown between the figures of a file and its lines. */
  FileBar?: ComponentType<FileBarProps>;
  /** Fetches what the bar shows, so that it does not come after the lines. */
  loadFileBar?: (queryClient: QueryClient, fileId: number, version: number) => Promise<unknown>;
}
