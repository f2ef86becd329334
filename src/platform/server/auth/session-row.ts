/** What `open_session` answers: the person and what the gates ask of the agency. */
export interface SessionRow {
  session_id: string;
  master_id: number;
  employee_id: number;
  first_name: string;
  last_name: string;
  email: string;
  permissions: Record<string, unknown>;
  office_id: number | null;
  is_provider: boolean;
  lite_switch: number;
  is_receive_leads: boolean;
  is_enabled_rater_tab: boolean;
  office_tab_dropdown: boolean;
  report_tab_dropdown: boolean;
  admin_tab_dropdown: boolean;
  leads_tab_dropdown: boolean;
  telephony_sub_account: boolean;
  add_ons: number[];
  /** Of the home office. */
  time_zone: string | null;
  /** The versions of the agreement that the person has accepted. */
  agreements: string[];
  /** Whose session it is while it shows somebody else. */
  viewer?: { employee_id: number; first_name: string; last_name: string; until: string } | null;
  /** For a call with an API token: what it was given. */
  api_token?: { name: string; permissions: string[]; is_read_only: boolean };
}
