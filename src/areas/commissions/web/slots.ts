import type { ComponentType } from 'react';

export interface PostFilesProps {
  ids: readonly number[];
  onClose: () => void;
  /** The files are fetched anew and the dialog closes. */
  onPosted: () => void;
}

export interface FileBarProps {
  fileId: number;
  /** Grows with every change of the file. */
  version: number;
}

/** What other areas bring to the screens of commissions; what is absent is not shown. */
export interface CommissionSlots {
  /** Where carriers' statements are imported. */
  importLink?: string;
  /** Where statements for employees are made. */
  statementsLink?: string;
  /** Where the training videos stand. */
  videosLink?: string;
  /** A dialog that posts these files. */
  PostFiles?: ComponentType<PostFilesProps>;
  /** Stands between the figures of a file and its lines. */
  FileBar?: ComponentType<FileBarProps>;
}
