interface BrowserOptions {
  folders?: string[];
  /** Answers why it could not. */
  install?: (names: string[]) => Promise<string | undefined>;
}

export function ensureBrowser(root: string, node: string, options?: BrowserOptions): Promise<string>;
