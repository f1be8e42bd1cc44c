"""The checks are no test modules, but their asserts should explain themselves like those of tests."""

import pytest

pytest.register_assert_rewrite("conformance.contract", "conformance.knowledge", "conformance.taking_back")
