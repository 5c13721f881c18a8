/** What the button of an alert shows of a signed-in person. */
export interface OwnAlertState {
  /** One of the person's alerts is of this search. */
  isOwn: boolean;
  isSending: boolean;
}
