// Where a report of a problem goes.
import { describe, expect, it } from "vitest";
import { reportAddress } from "../src/lib/net/report";

describe("a report", () => {
  it("is a mail to the host, with what they need to know", () => {
    expect(reportAddress("host@example.org", "A problem", "At /t/1\nVersion 2")).toBe(
      "mailto:host@example.org?subject=A%20problem&body=At%20%2Ft%2F1%0AVersion%202",
    );
  });
  it("is a mail to whomever the writer chooses, where the host gave no address", () => {
    expect(reportAddress("", "A problem", "")).toBe("mailto:?subject=A%20problem&body=");
  });
  it("goes to the host's page, where they have one", () => {
    expect(reportAddress("https://example.org/help", "A problem", "")).toBe("https://example.org/help");
  });
});
