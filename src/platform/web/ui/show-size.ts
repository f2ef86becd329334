const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** 812 B, 24 KB, 3.4 MB, 1.2 GB. */
export function showSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1_048_576) return `${Math.round(bytes / 1024)} KB`;
  if (bytes < 1_073_741_824) return `${count.format(bytes / 1_048_576)} MB`;
  return `${count.format(bytes / 1_073_741_824)} GB`;
}
