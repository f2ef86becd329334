export interface FolderSize {
  files: number;
  bytes: number;
}

export function isRelease(root: string): boolean;
export function releaseFiles(root: string): string[];
export function makeRelease(root: string, target: string, web?: string): FolderSize;
export function sizeOf(folder: string): FolderSize;
