from playwright.sync_api import Page


def test_the_browser_runs_scripts(page: Page) -> None:
    page.set_content("<p id=sum></p><script>document.getElementById('sum').textContent = 40 + 2</script>")
    assert page.inner_text("#sum") == "42"
